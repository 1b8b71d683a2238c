import type { Dataset } from '../database.ts'
import { send } from '../http.ts'
import { counted, heading, inTurn, logStep, median, table } from '../report.ts'
import { listQueries, type ListQuery } from './queries.ts'

/** Server on one of the databases. */
export interface Target {
  origin: string
  dataset: Dataset
}

export interface Latency {
  name: string
  /** Milliseconds, one median for each target. */
  medians: number[]
}

/**
 * Measures each query on all targets in turn, so that other work of the machine slows all of them down alike.
 * Targets that are compared with each other are in one group.
 */
export async function measureLatencies(groups: Target[][], rounds: number): Promise<Latency[]> {
  const latencies: Latency[] = []
  for (const query of listQueries) {
    const latency = { name: query.name, medians: await measure(query, groups, rounds) }
    logStep(`${query.name}: ${latency.medians.map(milliseconds).join(', ')}`)
    latencies.push(latency)
  }
  return latencies
}

async function measure({ call }: ListQuery, groups: Target[][], rounds: number): Promise<number[]> {
  const runs = groups.map((group) => group.map((target) => ({ target, times: [] as number[] })))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { target, times } of inTurn(runs, round)) {
      const time = await send(target.origin, call(target.dataset, round + warmUps))
      if (round >= 0) times.push(time)
    }
  }
  return runs.flat().map(({ times }) => median(times))
}

const warmUps = 4

export interface Growth {
  /** Numbers of parcels, in the order of the targets. */
  sizes: number[]
  /** Calls behind each median. */
  rounds: number
  latencies: Latency[]
}

export function listsReport({ sizes, rounds, latencies }: Growth, version: string): string {
  const largest = counted(sizes.at(-1) ?? 0)
  const heads = [...sizes.map(counted), `${largest} ÷ ${counted(sizes[0] ?? 0)}`]
  const rows = latencies.map((latency) => [
    latency.name,
    ...latency.medians.map(milliseconds),
    `${growthOf(latency).toFixed(2)} ×`,
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

const growthOf = ({ medians }: Latency) => (medians.at(-1) ?? 1) / (medians[0] ?? 1)

const width = 860
const rowHeight = 22
const left = 330
const right = 70
const top = 74

/** Bar chart, on a log scale, of each query's ratio of the largest database to the smallest. */
export function growthChart({ sizes, latencies }: Growth): string {
  const largest = sizes.at(-1) ?? 1
  const grown = largest / (sizes[0] ?? 1)
  const height = top + latencies.length * rowHeight + 40
  const x = (ratio: number) =>
    left + (Math.log(Math.max(ratio, 0.5) / 0.5) / Math.log(grown / 0.5)) * (width - left - right)
  const bottom = height - 34
  const marks = [1, 1.5, 10, 100, 1000].filter((mark) => mark <= grown)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="title">`,
    `<title id="title">Time of a call at ${counted(largest)} parcels against ${counted(sizes[0] ?? 0)}</title>`,
    '<style>text{font:13px system-ui,sans-serif;fill:#333}.mark{fill:#777}</style>',
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<text x="16" y="26" style="font-size:16px;font-weight:600">How much longer a call takes when there are ${counted(grown)} times as many parcels</text>`,
    `<text class="mark" x="16" y="48">${counted(largest)} against ${counted(sizes[0] ?? 0)} parcels; median; logarithmic; the right edge would be ${counted(grown)} times as long</text>`,
    ...marks.map(
      (mark) =>
        `<line x1="${x(mark)}" x2="${x(mark)}" y1="${top - 8}" y2="${bottom}" stroke="${mark === 1.5 ? '#c2410c' : '#ccc'}"${mark === 1.5 ? ' stroke-dasharray="4 3"' : ''}/>` +
        `<text class="mark" x="${x(mark)}" y="${bottom + (mark === 1.5 ? 30 : 16)}" text-anchor="middle">${mark} ×</text>`,
    ),
    ...latencies.map((latency, index) => {
      const ratio = growthOf(latency)
      const y = top + index * rowHeight
      const fill = ratio <= 1.5 ? '#15803d' : '#c2410c'
      return (
        `<text x="${left - 10}" y="${y + 13}" text-anchor="end">${escaped(latency.name)}</text>` +
        `<rect x="${left}" y="${y + 2}" width="${Math.max(2, x(ratio) - left).toFixed(1)}" height="14" rx="2" fill="${fill}"/>` +
        `<text x="${(x(ratio) + 6).toFixed(1)}" y="${y + 13}">${ratio.toFixed(2)} ×</text>`
      )
    }),
    '</svg>',
    '',
  ].join('\n')
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const milliseconds = (ms: number) => `${ms.toFixed(2)} ms`
