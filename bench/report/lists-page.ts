import type { Cost } from '../cost/measure.ts'
import { heading, table } from './run.ts'

export interface Growth {
  sizes: number[]
  /** Calls behind each median. */
  rounds: number
  costs: Cost[]
}

export function listsPage({ sizes, rounds, costs }: Growth, version: string): string {
  const largest = named(sizes.at(-1) ?? 0)
  const heads = [...sizes.map(named), `${largest} ÷ ${named(sizes[0] ?? 0)}`]
  const rows = costs.map(({ what, medians, ratios }) => [
    what,
    ...medians.map((ms) => `${ms.toFixed(2)} ms`),
    `${ratios.at(-1)?.toFixed(2)} ×`,
  ])
  return [
    heading('How cost grows with the number of parcels', 'npm run bench -- --only lists', [
      `PostgreSQL ${version}`,
    ]),
    `Median time of a whole call over HTTP, ${rounds} calls each. Milliseconds are those of that ` +
      'machine at that time; what counts are the ratios, whose sides were measured in turn.\n',
    table(['At so many parcels', ...heads], rows),
    '',
    'That a search or a list goes beyond 10,000 rows is remembered for a minute, so the rows of ' +
      'common words are those of a word that was looked for before; the row that says so is not.\n',
  ].join('\n')
}

export const named = (size: number) => size.toLocaleString('en')
