import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { format } from 'oxfmt'

export const projectRoot = dirname(dirname(fileURLToPath(import.meta.url)))
export const results = join(projectRoot, 'bench/results')

/** Options of the bench and its parts; the positional arguments name what to measure. */
export const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Names of parts, with commas between them. */
    only: { type: 'string' },
    /** Fewer and shorter measurements. */
    quick: { type: 'boolean', default: false },
    /** Writes tables into bench/results as well as printing them. */
    write: { type: 'boolean', default: false },
    /** Folder that keeps seeded databases from run to run. */
    'keep-data': { type: 'string' },
    /** Another checkout, to compare with. */
    against: { type: 'string' },
    /** Internal: for the processes that `streams` and `start` run. */
    serve: { type: 'string' },
    steps: { type: 'string' },
  },
})

const start = performance.now()

/** Logs a step to standard error, because standard output is for tables. */
export function logStep(line: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.error(`${seconds.padStart(5)} s  ${line}`)
}

const barWidth = 30

/** Progress bar: on a terminal it grows in its line, elsewhere each tenth is a line. */
export function progressBar(what: string, total: number): (done: number) => void {
  let tenth = 0
  return (done) => {
    const filled = Math.round((done / total) * barWidth)
    const bar = `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)}`
    const line = `${bar} ${counted(done)} of ${counted(total)} ${what}`
    if (process.stderr.isTTY) process.stderr.write(`\r         ${line}${done < total ? '' : '\n'}`)
    else if (Math.floor((done / total) * 10) > tenth) logStep(line)
    tenth = Math.floor((done / total) * 10)
  }
}

/** Prints a part's table and, with `--write`, writes it into its file. */
export async function publish(part: string, markdown: string): Promise<void> {
  console.log(`\n${markdown}`)
  const { code } = await format(`${part}.md`, markdown)
  await writeResult(`${part}.md`, code)
}

export async function writeResult(file: string, text: string): Promise<void> {
  if (!options.write) return
  await mkdir(results, { recursive: true })
  await writeFile(join(results, file), text)
}

/** Heading of a part, with the command, the day and the machine. */
export function heading(title: string, command: string, also: string[] = []): string {
  const machine = [
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}`,
    ...also,
  ].join(', ')
  const day = new Date().toISOString().slice(0, 10)
  const load = loadavg()[0]?.toFixed(1)
  const form = options.quick ? ' in its short form' : ''
  return `## ${title}\n\n\`${command}\`${form}, ${day}, ${machine}; load at the end ${load}.\n`
}

export function table(heads: string[], rows: (string | number)[][]): string {
  return [
    `| ${heads.join(' | ')} |`,
    `| ${heads.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}

export const counted = (number: number) => number.toLocaleString('en')

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2
}

/**
 * Order of a round. Items that are compared with each other are in one group, and every other round
 * goes through it backwards, because the later one profits from the processor's caches: with an
 * even number of rounds, equal servers get equal results.
 */
export const inTurn = <One>(groups: One[][], round: number): One[] =>
  groups.flatMap((group) => (round % 2 === 0 ? group : group.toReversed()))
