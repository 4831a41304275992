import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'

/** The form of the Formik around it. Sent again while it is being sent, it does nothing. */
export function Form(props: Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate'>) {
  const { handleSubmit, isSubmitting } = useFormikContext()
  return (
    <form
      {...props}
      noValidate
      onSubmit={(event) => {
        if (isSubmitting) event.preventDefault()
        else handleSubmit(event)
      }}
    />
  )
}
