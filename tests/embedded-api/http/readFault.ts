import { Refusal } from '../refusal.ts'
import { isObject } from '../route.ts'
import { wholeNumber } from '../validation/checks.ts'
import { commonFaults } from './commonFaults.ts'
import type { Fault } from './faultRules.ts'

const KNOWN = new Set(['method', 'path', 'status', 'json', 'body', 'delay', 'drop', 'times', 'everyone'])

/** Reads a fault that a test asked for as JSON. @throws Refusal 422 saying what cannot be understood. */
export function readFault(value: unknown): Fault {
  if (!isObject(value)) throw new Refusal(422, 'El fallo debe ser un objeto JSON.')
  const unknown = Object.keys(value).find((key) => !KNOWN.has(key))
  if (unknown !== undefined) throw new Refusal(422, `No se conoce el campo «${unknown}».`)
  const { path, method, status, json, body, delay, drop, times, everyone } = value
  if (typeof path !== 'string' || !/^(content:)?\//.test(path)) {
    throw new Refusal(422, 'Falta path: una dirección que empiece con / (o con content:/).')
  }
  return {
    path,
    ...(method === undefined || method === '' ? {} : { method: text('method', method) }),
    ...(status === undefined ? {} : { status: number('status', status, 200, 599) }),
    ...(json === undefined ? {} : { json }),
    ...(body === undefined ? {} : { body: oneOf('body', body, ['html', 'truncated', 'empty'] as const) }),
    ...(delay === undefined ? {} : { delay: number('delay', delay, 0, 600_000) }),
    ...(drop === undefined ? {} : { drop: oneOf('drop', drop, ['before', 'after'] as const) }),
    ...(times === undefined ? {} : { times: number('times', times, 1, 1_000_000) }),
    ...(everyone === true ? { everyone } : {}),
  }
}

/** Reads a fault from the form of /__faults. @throws Refusal 422 saying what cannot be understood. */
export function readFaultForm(form: URLSearchParams): Fault {
  const choice = commonFaults[form.get('fault') ?? '']
  const times = form.get('times') ?? ''
  return readFault({
    ...choice?.fault,
    path: form.get('path')?.trim(),
    method: form.get('method') ?? '',
    ...(times === '' ? {} : { times: Number(times) }),
    everyone: form.get('everyone') === '1',
  })
}

function text(field: string, value: unknown): string {
  if (typeof value !== 'string') throw new Refusal(422, `${field} debe ser un texto.`)
  return value
}

function number(field: string, value: unknown, least: number, most: number): number {
  const count = wholeNumber(value)
  if (count === null || count < least || count > most) {
    throw new Refusal(422, `${field} debe ser un número entero entre ${String(least)} y ${String(most)}.`)
  }
  return count
}

function oneOf<T extends string>(field: string, value: unknown, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value)
  if (choice === undefined) throw new Refusal(422, `${field} debe ser ${choices.join(' o ')}.`)
  return choice
}
