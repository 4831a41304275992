import { Field, Form, Formik } from 'formik'
import { useState } from 'react'
import { object, string } from 'yup'

const schema = object({ name: string().required('Falta el nombre.'), color: string().required('Falta el color.') })
const colors = ['rojo', 'naranja', 'amarillo', 'verde', 'azul', 'morado', 'blanco', 'negro']

/** A form without any looks: a text, a list of radios, a button. What it takes is what the libraries take. */
export function PlainForm() {
  const [presses, setPresses] = useState(0)
  return (
    <Formik initialValues={{ name: '', color: '' }} validationSchema={schema} onSubmit={() => undefined}>
      {({ errors }) => (
        <Form noValidate>
          <h1>Formulario</h1>
          <label htmlFor="name">Nombre</label>
          <Field id="name" name="name" />
          {colors.map((color) => (
            <p key={color}>
              <Field id={color} type="radio" name="color" value={color} />
              <label htmlFor={color}>{color}</label>
            </p>
          ))}
          <button type="button" onClick={() => setPresses(presses + 1)}>
            Pulsado {presses}
          </button>
          <button type="submit">Enviar</button>
          <p role="alert">{Object.values(errors).join(' ')}</p>
        </Form>
      )}
    </Formik>
  )
}
