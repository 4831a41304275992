import { apiUrl } from '../e2e/support/addresses'
import { expect, test } from '../e2e/support/personTest'
import { newTeacherWithCode, PATH, SENT } from '../e2e/support/questionnaire'
import { questionnaire } from '@/mocks/seed/questionnaire'
import { freePort } from '../serving/openServer'
import { makeWifi } from '../serving/wifi'

const POST = 'POST /api/v1/tests/1/evaluation'
const answerOf = (index: number) => questionnaire[index]?.answers[index % 4]?.answer ?? ''
const counted = (index: number) => `Pregunta ${index + 1} de ${questionnaire.length}`

test('61. A student corrects the code, reopens the questionnaire offline, and sends the answers once online', async ({
  person,
  request,
}) => {
  person.allow(/Failed to load resource|NetworkError|network|Could not connect|no-response|Load failed/i)
  const { code } = await newTeacherWithCode(request)
  const port = await freePort()
  const wifi = makeWifi(port, Number(new URL(apiUrl).port))
  await wifi.open()
  const link = `http://localhost:${port}${PATH}?codigo=${code}`
  try {
    await person.open(`http://localhost:${port}${PATH}`)
    await person.take('radio', 'Sí')
    await person.fill('Código de profesor', '999999')
    await person.see('El ID ingresado no arrojó resultados')
    await person.fill('Código de profesor', String(code))
    await person.see('Elena Torres Luna')
    await person.open(link)
    await person.see('Elena Torres Luna')
    await person.press('button', 'Comenzar')
    await person.see(counted(0))
    // Reads the state through the registration, because WPE 2.38 does not update the state of `controller`.
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
    for (let index = 1; index < questionnaire.length; index += 1) {
      await person.see(counted(index))
      await person.take('radio', answerOf(index))
      if (index + 1 < questionnaire.length) await person.press('button', 'Siguiente')
    }
    expect(wifi.requests).not.toContain(POST)
    await wifi.open()
    await person.press('button', 'Enviar respuestas')
    await person.seeHeading(SENT)
    expect(wifi.requests.filter((line) => line === POST)).toHaveLength(1)
  } finally {
    await wifi.close()
  }
})
