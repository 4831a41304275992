import { useFormikContext } from 'formik'
import { type ComponentProps, useRef } from 'react'

import { drawn } from './drawn'

/** The form of the Formik around it. Sent again while it is being sent, it does nothing. */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) {
  const { handleSubmit, isSubmitting } = useFormikContext()
  const isAboutTo = useRef(false)

  // The press is drawn first: marking all that is wrong takes a cheap phone a moment.
  async function send() {
    if (isSubmitting || isAboutTo.current) return
    isAboutTo.current = true
    await drawn()
    isAboutTo.current = false
    handleSubmit()
  }

  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        void send()
      }}
    />
  )
}
