import type { RegisteredMachine } from '../registry.ts'
import { checklistOf } from './checklist.ts'
import type { Drawing } from './drawing.ts'
import { layOut } from './layout.ts'
import { mermaidOf } from './mermaid.ts'
import { svgOf } from './svg.ts'

/**
 * Contents of all generated files of this folder, by name; deterministic, so that a test can compare them.
 */
export async function drawingsOf(
  entries: readonly RegisteredMachine[],
): Promise<Map<string, string>> {
  const files = new Map([['README.md', overviewOf(entries)]])
  for (const entry of entries) {
    const drawing = await layOut(entry)
    files.set(`${entry.name}.svg`, svgOf(drawing))
    files.set(`${entry.name}.layout.json`, layoutText(drawing))
    files.set(`${entry.name}.mmd`, mermaidOf(entry))
    files.set(`${entry.name}.md`, checklistOf(entry))
  }
  return files
}

/** JSON with a line for each part, so that a change of the machine changes few lines. */
function layoutText({ boxes, arrows, paths, ...frame }: Drawing): string {
  const lines = Object.entries({ boxes, arrows, paths }).map(([name, parts]) => {
    const each = parts.map((part) => JSON.stringify(part)).join(',\n')
    return `,\n"${name}": [\n${each}\n]`
  })
  return `${JSON.stringify(frame).slice(0, -1)}${lines.join('')}}\n`
}

function overviewOf(entries: readonly RegisteredMachine[]): string {
  return [
    '# The machines of Waybill',
    '',
    'Everything here but the `.ts` files is generated from the machines by `npm run generate`; a test',
    'compares it with them. An orange dot marks where a state begins, `→ calls` the call that is made',
    'there, italics the condition of a transition, a dashed `anywhere` one that is possible in every',
    'state around it.',
    ...entries.flatMap(({ name, module = name, title, description }) => [
      '',
      `## ${title}`,
      '',
      `${description} [Machine](../${module}.ts), [paths](${name}.md), [Mermaid](${name}.mmd).`,
      '',
      `![${title}](${name}.svg)`,
    ]),
    '',
  ].join('\n')
}
