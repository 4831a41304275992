import { contract } from './contract'
import head from './contract.md?raw'
import { type ContractRow, responses } from './contractRow'

const TOKEN = {
  never: 'nunca viaja',
  'with a session': 'viaja si hay sesión; sin ella, la llamada va sin `Authorization`',
  always: 'viaja siempre',
}

function section({ call, token, expects, reads, changesData, exampleBody }: ContractRow): string {
  const [title = '', query] = call.split('?')
  const read = reads ? ` Se lee \`${reads.join('`, `')}\`.` : ''
  const lines = [
    changesData && '- **Cambia datos**, aunque es un GET.',
    query && `- **Consulta**: \`${query}\``,
    `- **Token**: ${TOKEN[token ?? 'never']}`,
    `- **Respuesta**: ${responses[expects]}.${read}`,
    exampleBody && `- **Cuerpo**:\n\n\`\`\`json\n${JSON.stringify(exampleBody, null, 2)}\n\`\`\``,
  ]
  return [`## ${title}\n`, ...lines.filter(Boolean), ''].join('\n')
}

/** Writes the contract in Spanish Markdown for the developers of the API and the content site. */
export const contractPage = (): string => `${head}\n` + Object.values(contract).map(section).join('\n')
