import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { format } from 'prettier'
import { projectRoot } from '../../server/project-root.ts'

/** What every part of the bench understands: a short run, and whether its tables are kept. */
export const isQuick = process.argv.includes('--quick')
const isKept = process.argv.includes('--keep')

/** What stands beside the switches. */
export const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'))

export const results = join(projectRoot, 'bench/results')

const start = performance.now()

/** A step on its way; tables alone go to standard output. */
export function say(line: string): void {
  const seconds = ((performance.now() - start) / 1000).toFixed(0)
  console.error(`${seconds.padStart(5)} s  ${line}`)
}

/** Prints a part's table and, in a run that keeps them, puts it into its file. */
export async function publish(part: string, markdown: string): Promise<void> {
  console.log(`\n${markdown}`)
  if (isKept) await keep(`${part}.md`, await format(markdown, { parser: 'markdown' }))
}

export async function keep(file: string, text: string): Promise<void> {
  if (!isKept) return
  await mkdir(results, { recursive: true })
  await writeFile(join(results, file), text)
}

/** The head of a part's page: what made it, and on what. */
export function heading(title: string, command: string, also: string[] = []): string {
  const machine = [
    `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.versions.node}`,
    ...also,
  ].join(', ')
  const day = new Date().toISOString().slice(0, 10)
  const load = loadavg()[0]?.toFixed(1)
  return `## ${title}\n\n\`${command}\`${isQuick ? ' in its short form' : ''}, ${day}, ${machine}; load at the end ${load}.\n`
}

export function table(heads: string[], rows: (string | number)[][]): string {
  return [
    `| ${heads.join(' | ')} |`,
    `| ${heads.map((_, index) => (index === 0 ? '---' : '---:')).join(' | ')} |`,
    ...rows.map((cells) => `| ${cells.join(' | ')} |`),
  ].join('\n')
}
