import { Fragment } from 'react'

/** An e-mail address. If it is longer than a line, it breaks after «@» and dots. */
export const Email = ({ address = '' }: { address: string | undefined }) => (
  <strong>
    {[...(address.match(/[^@.]+[@.]*/g) ?? []).entries()].map(([index, part]) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </strong>
)
