import { VisuallyHidden } from '@/ui/VisuallyHidden'

/** Screen readers read the «@» as «arroba»: they get plain words instead. */
export function Greeting({ name }: { name: string }) {
  return (
    <>
      <span aria-hidden="true">{`Bienvenid@ ${name}`.trim()}</span>
      <VisuallyHidden>{name === '' ? 'Tu cuenta' : `Tu cuenta, ${name}`}</VisuallyHidden>
    </>
  )
}
