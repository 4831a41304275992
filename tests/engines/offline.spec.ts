import { apiUrl } from '../e2e/support/addresses'
import { newTeacherWithCode, SENT } from '../e2e/support/questionnaire'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { makeWifi } from '../serving/wifi'
import { expect, test } from './support/test'

const POST = 'POST /api/v1/tests/1/evaluation'
const answerOf = (place: number) => questionnaire[place]?.answers[place % 4]?.answer ?? ''
const counted = (place: number) => `Pregunta ${place + 1} de ${questionnaire.length}`

test('81. without network the questionnaire opens again with its answers, and is sent once when it is back', async ({
  person,
  request,
}, { parallelIndex }) => {
  person.allow(/Failed to load resource|NetworkError|network|Could not connect|no-response|Load failed/i)
  const { code } = await newTeacherWithCode(request)
  const site = Number(new URL(apiUrl).port)
  const port = site + 20 + parallelIndex
  const wifi = makeWifi(port, site)
  await wifi.open()
  const link = `http://localhost:${port}/responder-cuestionario?codigo=${code}`
  try {
    await person.open(link)
    await person.see('Elena Torres Luna')
    await person.press('button', 'Comenzar')
    await person.see(counted(0))
    // Asked by its registration: WPE 2.38 does not tell the page's controller that it has been activated.
    await person.run('void navigator.serviceWorker.ready.then(({ active }) => { window.worker = active })')
    const worker = () => person.run<string | undefined>('navigator.serviceWorker.controller && window.worker?.state')
    await expect.poll(worker, { timeout: 20_000 }).toBe('activated')
    await person.take('radio', answerOf(0))
    await person.press('button', 'Siguiente')
    await person.see(counted(1))

    await wifi.close()
    await person.open('about:blank')
    await person.open(`${link}&pregunta=2`)
    await person.see(counted(1))
    await person.open('about:blank')
    await person.open(link)
    await person.see('Elena Torres Luna')
    await person.press('button', 'Continuar')
    for (let place = 1; place < questionnaire.length; place += 1) {
      await person.see(counted(place))
      await person.take('radio', answerOf(place))
      if (place + 1 < questionnaire.length) await person.press('button', 'Siguiente')
    }
    expect(wifi.carried).not.toContain(POST)
    await wifi.open()
    await person.press('button', 'Enviar respuestas')
    await person.seeHeading(SENT)
    expect(wifi.carried.filter((line) => line === POST)).toHaveLength(1)
  } finally {
    await wifi.close()
  }
})
