import { type Column, playingOrder } from './faults/columns'
import { GRID } from './faults/gridReporter'
import { matrix } from './faults/matrix'
import { rowPlayer } from './faults/strike'
import { expect, test } from './support/test'

test.use({ actionTimeout: 30_000 })

for (const row of matrix) {
  test(`56. ${row.call}: whatever goes wrong is told, nothing is lost, nothing is sent twice`, async ({
    page,
    request,
    allowConsole,
  }, testInfo) => {
    testInfo.setTimeout(600_000)
    allowConsole(/Failed to load resource|net::ERR_|Error al enviar cookies|Error al cerrar la sesión/)
    const play = await rowPlayer(page, request, row)
    const cells: Partial<Record<Column, boolean>> = {}
    const red: string[] = []
    for (const column of playingOrder) {
      try {
        await test.step(column, () => play(column))
        cells[column] = true
      } catch (error) {
        cells[column] = false
        red.push(`${column}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    testInfo.annotations.push({ type: GRID, description: JSON.stringify({ call: row.call, cells }) })
    expect(red, 'red cells').toEqual([])
  })
}
