import type { Cost } from '../cost/measure.ts'
import type { Load } from '../load/measure.ts'

export interface Result {
  sizes: number[]
  /** Calls behind each median. */
  rounds: number
  machine: string
  costs: Cost[]
  loads: Load[]
}

export function markdownOf(result: Result): string {
  const { sizes, rounds, machine } = result
  return [
    '# How cost grows, and what a call costs',
    '',
    `Made by \`npm run bench\`, on ${machine}. Milliseconds are those of that machine at that time; ` +
      'what counts are the ratios, whose two sides were measured in turn in one run.',
    '',
    `Median time of a whole call over HTTP, ${rounds} calls each:`,
    '',
    ...costTable(result),
    '',
    'That a search or a list goes beyond 10,000 rows is remembered for a minute, so the rows of ' +
      'common words are those of a word that was looked for before; the row that says so is not.',
    '',
    `Throughput with eight callers at ${named(sizes.at(-1) ?? 0)} parcels, and the processor time ` +
      'of the server process and of PostgreSQL (without the callers), in alternating windows:',
    '',
    ...loadTable(result.loads),
    '',
  ].join('\n')
}

function costTable({ sizes, costs }: Result): string[] {
  const largest = named(sizes.at(-1) ?? 0)
  const heads = [...sizes.map(named), `${largest} ÷ ${named(sizes[0] ?? 0)}`]
  return [
    `| At so many parcels | ${heads.join(' | ')} |`,
    `| --- |${heads.map(() => ' ---: |').join('')}`,
    ...costs.map(({ what, medians, ratios }) => {
      const cells = medians.map((ms) => `${ms.toFixed(2)} ms`)
      return `| ${what} | ${cells.join(' | ')} | ${ratios.at(-1)?.toFixed(2)} × |`
    }),
  ]
}

function loadTable(loads: Load[]): string[] {
  const [hello, row] = loads
  if (hello === undefined || row === undefined) return []
  return [
    '| Call | Calls a second | against hello | against one row | Processor time: server | PostgreSQL | together, against one row |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...loads.map(({ what, perSecond, cpu }) => {
      const cells = [
        Math.round(perSecond).toLocaleString('en'),
        `${ratio(perSecond, hello.perSecond)} ×`,
        `${ratio(perSecond, row.perSecond)} ×`,
        `${Math.round(cpu.server)} µs`,
        `${Math.round(cpu.postgres)} µs`,
        `${ratio(cpu.server + cpu.postgres, row.cpu.server + row.cpu.postgres)} ×`,
      ]
      return `| ${what} | ${cells.join(' | ')} |`
    }),
  ]
}

function ratio(one: number, other: number): string {
  const value = one / other
  return value.toFixed(value >= 10 ? 0 : value >= 0.1 ? 2 : 4)
}

export const named = (size: number) => size.toLocaleString('en')
