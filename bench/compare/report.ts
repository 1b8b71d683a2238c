import { milliseconds, type Latency } from '../lists/latencies.ts'
import type { NamedLoad, Windows } from '../load/measure.ts'
import { microseconds, total, type Load } from '../load/window.ts'
import { counted, heading, median, table } from '../report.ts'

interface Comparison {
  /** Versions of the other checkout and this one. */
  versions: string[]
  sizes: number[]
  rounds: number
  windows: Windows
  /** Medians by size, each before and now. */
  latencies: Latency[]
  /** Loads of each call before and now, one after the other. */
  loads: NamedLoad[]
}

export function compareReport(comparison: Comparison, postgresVersion: string): string {
  const { versions, sizes, windows } = comparison
  const large = counted(sizes.at(-1) ?? 0)
  return [
    heading('Before and now', 'npm run bench -- --only compare', [`PostgreSQL ${postgresVersion}`]),
    `Before is ${versions[0]}, now is ${versions[1]}: their built servers, in turn, each on ` +
      'databases of its own with the same parcels, in one PostgreSQL.\n',
    `### What a call costs at ${large} parcels\n`,
    'Processor time of a call, of the server + of PostgreSQL. Eight connections, medians of ' +
      `${windows.rounds} windows of ${windows.windowMs / 1000} s each; the ratios are medians of those of ` +
      'neighbouring windows.\n',
    loadTable(comparison.loads),
    '',
    ...listsPart(comparison),
  ].join('\n')
}

/** Nothing if only calls were measured, as in the short form. */
function listsPart({ latencies, sizes, rounds }: Comparison): string[] {
  if (latencies.length === 0) return []
  return [
    `### How long a list takes at ${sizes.map(counted).join(' and at ')} parcels\n`,
    `Median time of a whole call over HTTP, ${rounds} calls each, one at a time.\n`,
    latencyTable(latencies, sizes),
    '',
  ]
}

function loadTable(loads: NamedLoad[]): string {
  const heads = ['Call', 'Before', 'Now', 'Now ÷ before', 'server', 'PostgreSQL', 'Calls a second']
  const compared = pairsOf(loads).map(({ before, now }) => {
    // Neighbouring windows ran under the same load of the machine.
    const ratio = (pick: (load: Load) => number) =>
      median(now.windows.map((one, index) => pick(one) / pick(before.windows[index] ?? before)))
    const ratios = [
      ratio(total),
      ratio(({ cpu }) => cpu.server),
      ratio(({ cpu }) => cpu.postgres),
      ratio(({ perSecond }) => perSecond),
    ]
    return { cells: [now.name, microseconds(before.cpu), microseconds(now.cpu)], ratios }
  })
  const rows = compared.map(({ cells, ratios }) => [...cells, ...ratios.map(times)])
  const middle = columnMedians(compared.map(({ ratios }) => ratios)).map(times)
  return table(heads, [...rows, ['**Median of these**', '', '', ...middle]])
}

function pairsOf(loads: NamedLoad[]): { before: NamedLoad; now: NamedLoad }[] {
  return loads.flatMap((now, index) => {
    const before = loads[index - 1]
    return index % 2 === 1 && before !== undefined ? [{ before, now }] : []
  })
}

function latencyTable(latencies: Latency[], sizes: number[]): string {
  const [small, large] = sizes.map(counted)
  const heads = [
    'Query',
    `${small}: before`,
    'now',
    `${large}: before`,
    'now',
    `${large} ÷ ${small}: before`,
    'now',
    `Now ÷ before at ${large}`,
  ]
  const ratios = latencies.map(({ medians }) => ratiosOf(medians))
  const rows = latencies.map(({ name, medians }, index) => [
    name,
    ...medians.map(milliseconds),
    ...(ratios[index] ?? []).map(times),
  ])
  const middle = columnMedians(ratios).map(times)
  return table(heads, [...rows, ['**Median of these**', '', '', '', '', ...middle]])
}

function ratiosOf(medians: number[]): number[] {
  const [smallBefore = 1, smallNow = 1, largeBefore = 1, largeNow = 1] = medians
  return [largeBefore / smallBefore, largeNow / smallNow, largeNow / largeBefore]
}

const columnMedians = ([first = [], ...rest]: number[][]) =>
  first.map((ratio, column) => median([ratio, ...rest.map((row) => row[column] ?? Number.NaN)]))

const times = (ratio: number) => `${ratio.toFixed(2)} ×`
