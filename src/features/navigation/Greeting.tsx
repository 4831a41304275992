import { VisuallyHidden } from '@/ui/VisuallyHidden'

/**
 * Who is signed in. Whoever tells a computer what to press says what is seen, so that comes first in the button's name.
 */
export function Greeting({ name }: { name: string }) {
  return (
    <>
      <span>{`Bienvenid@ ${name}`.trim()}</span> <VisuallyHidden>tu cuenta</VisuallyHidden>
    </>
  )
}
