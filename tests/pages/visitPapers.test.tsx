import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'

import { tickedRequirements } from '@/model/visits'

import { main, openMore, openSheet, PAGE, sent, signInWith, textIn } from '../support/sentVisits'
import { visit } from '../support/visit'

describe('the list of requirements', () => {
  it('136. counts only checks of requirements that still exist', async () => {
    const user = await signInWith(sent)
    tickedRequirements(user.id, sent.appointmentId).write(['1', '2', '901', '902'])
    await visit(PAGE)
    expect((await screen.findByText('2 de 12 listos')).parentElement).toHaveTextContent('Requisitos: 2 de 12 listos')
  })

  it('stores the checked requirements separately for each request', async () => {
    await signInWith(sent, { ...sent, appointmentId: '20300' })
    const { user, go } = await visit(PAGE)
    await openMore(user)
    await user.click(await screen.findByRole('checkbox', { name: /Solicitud de visita impresa/ }))
    expect(screen.getByText('1 de 12 listos')).toBeInTheDocument()
    await go('/terminos-condiciones')
    await go(PAGE)
    expect(await screen.findByText('1 de 12 listos')).toBeInTheDocument()
    await openMore(user)
    await user.click(main().getByRole('link', { name: /Folio 20300/ }))
    expect(await screen.findByText('0 de 12 listos')).toBeInTheDocument()
  })
})

describe('78. the summary for the principal', () => {
  it('is a text in the third person, sent by WhatsApp or e-mail, or copied', async () => {
    await signInWith(sent)
    const { user } = await visit(PAGE)
    await openSheet(user)
    // The name of the school appears once the profile has loaded.
    await waitFor(() => expect(textIn(/^Enviar por WhatsApp/, 'text')).toContain('Escuela:'))
    const text = textIn(/^Enviar por WhatsApp/, 'text')
    expect(text.split('\n').filter((line) => !line.startsWith('P') && !line.startsWith('T'))).toEqual([
      'Visita escolar al Museo Memoria y Tolerancia (por confirmar)',
      'Fecha solicitada: viernes 11 de diciembre de 2099',
      'Horario: 10:30 h',
      'Folio: 20500',
      'Escuela: Escuela Secundaria Técnica 14',
      'Docente: Mariana Ríos Cano',
      'Servicio: Recorrido completo',
      'Grupo: Secundaria',
      'Costo por estudiante: $100, si el total se reparte entre 80',
      'Asistentes: 84 (Grupo 1, Secundaria: 40; Grupo 2, Secundaria: 40; Profesores: 4)',
      'Av. Juárez 8, Centro, 06010 Ciudad de México. Tel. 55 5130 5555',
    ])
    expect(text).toContain('El museo confirmará el precio vigente.')
    expect(textIn('Escribir un correo', 'body').replaceAll('\r\n', '\n')).toBe(text)
    await user.click(main().getByRole('button', { name: 'Copiar' }))
    expect(await main().findByText('Texto copiado')).toBeInTheDocument()
  })

  it('132. contains the details that the teacher changed on the sheet', async () => {
    await signInWith(sent)
    const { user } = await visit(PAGE)
    const sheet = within(await openSheet(user))
    await user.click(sheet.getByRole('checkbox', { name: 'El museo ya confirmó' }))
    await user.type(sheet.getByRole('textbox', { name: 'Punto de reunión' }), 'Patio')
    const text = textIn(/^Enviar por WhatsApp/, 'text')
    expect(text).toMatch(
      /^Visita escolar al Museo Memoria y Tolerancia\nFecha: viernes 11 [^]*\nPunto de reunión: Patio\n/,
    )
  })

  it('is a sheet that prints only when the teacher presses the button', async () => {
    const print = vi.fn<() => void>()
    vi.stubGlobal('print', print)
    await signInWith(sent)
    const { user } = await visit(PAGE)
    await screen.findByText('0 de 12 listos')
    const sheet = await openSheet(user)
    await waitFor(() => expect(textIn(/^Enviar por WhatsApp/, 'text')).toContain('Escuela:'))
    expect(print).not.toHaveBeenCalled()
    for (const words of [
      'Escuela Secundaria Técnica 14',
      'Recorrido completo',
      'Viernes',
      '11 de diciembre',
      'Grupo 1, Secundaria: 40',
      'Costo por estudiante$100, si el total se reparte entre 80',
      '$7,980',
      'Objetivos',
      'Requisitos',
      'Nombre y firma de la dirección',
    ]) {
      expect(sheet).toHaveTextContent(words)
    }
    expect(sheet).not.toHaveTextContent(/\b(te|tu|tus|haz|puedes)\b/i)
    await user.click(within(sheet).getByRole('button', { name: 'Imprimir' }))
    expect(print).toHaveBeenCalledTimes(1)
    await user.click(within(sheet).getByRole('button', { name: 'Cerrar' }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Hoja para la dirección' })).toHaveFocus())
  })
})
