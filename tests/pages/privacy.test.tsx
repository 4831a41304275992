import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'

import { settings } from '@/lib/env'

import { type Person, visit } from '../support/visit'

it.each<[path: string, as: Person | undefined, purpose: RegExp]>([
  ['/registro', undefined, /Usamos tus datos para crear tu cuenta/],
  ['/contacto', undefined, /Usamos tu correo y tu mensaje para responderte/],
  ['/responder-cuestionario', undefined, /Tus respuestas viajan sin tu nombre/],
  ['/solicitud-visita', 'teacher', /Usamos estos datos para organizar la visita/],
  ['/solicitud-patrocinio', 'teacher', /Usamos estos datos para revisar tu solicitud/],
])('%s says what the data are for, and leads to the notice', async (path, as, purpose) => {
  await visit(path, as && { as })
  const line = await screen.findByText(purpose)
  expect(within(line).getByRole('link', { name: /^Aviso de privacidad/ })).toHaveAttribute(
    'href',
    settings.museum.privacyNoticeUrl,
  )
})
