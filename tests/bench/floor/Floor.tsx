import { configureStore, createSlice } from '@reduxjs/toolkit'
import axios from 'axios'
import { Field, Form, Formik } from 'formik'
import { useEffect } from 'react'
import { Provider, useDispatch } from 'react-redux'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { object, string } from 'yup'

const greeting = createSlice({
  name: 'greeting',
  initialState: { isAnswered: false },
  reducers: {
    answered: (state) => {
      state.isAnswered = true
    },
  },
})
const store = configureStore({ reducer: { greeting: greeting.reducer } })

/** A heading whose effect calls an API and dispatches an action. */
function Hello() {
  const dispatch = useDispatch()
  useEffect(() => {
    void axios.get('/hello.json').then(() => dispatch(greeting.actions.answered()))
  }, [dispatch])
  return <h1>Hola</h1>
}

const schema = object({ name: string().required('Falta el nombre.'), color: string().required('Falta el color.') })
const colors = ['rojo', 'naranja', 'amarillo', 'verde', 'azul', 'morado', 'blanco', 'negro']

/** An unstyled form. Its loading time is the cost of the libraries. */
const PlainForm = () => (
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
        <button type="submit">Enviar</button>
        <p role="alert">{Object.values(errors).join(' ')}</p>
      </Form>
    )}
  </Formik>
)

/** A minimal application with the same libraries, as a baseline for the bench. Marks the page as alive, like ours. */
export function Floor() {
  useEffect(() => {
    document.documentElement.dataset['live'] = ''
  }, [])
  return (
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="/" element={<Hello />} />
          <Route path="/formulario" element={<PlainForm />} />
        </Routes>
      </BrowserRouter>
    </Provider>
  )
}
