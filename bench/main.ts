import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '../server/project-root.ts'
import { measureCosts } from './cost/measure.ts'
import { openSubject, type Subject } from './cost/subject.ts'
import { startEngine, type Engine } from './engine.ts'
import { closeConnections } from './http.ts'
import { measureLoad } from './load/measure.ts'
import { pictureOf } from './report/picture.ts'
import { markdownOf, type Result } from './report/table.ts'

// npm run bench            1,000, 100,000 and 1,000,000 parcels; into bench/results/
// npm run bench -- --quick 1,000 and 100,000, fewer calls; only printed
const isQuick = process.argv.includes('--quick')
const sizes = isQuick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000]
const rounds = isQuick ? 21 : 41
const windows = isQuick ? { rounds: 3, windowMs: 1_000 } : { rounds: 7, windowMs: 2_000 }

const start = performance.now()
const say = (line: string) => {
  console.log(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${line}`)
}

const engine = await startEngine(say)
try {
  const result = await run(engine)
  console.log(`\n${markdownOf(result)}`)
  if (!isQuick) await keep(result)
} finally {
  closeConnections()
  await engine.stop()
}

async function run({ databaseWith, postmaster, version }: Engine): Promise<Result> {
  const urls: string[] = []
  for (const size of sizes) urls.push(await databaseWith(size))
  const subjects: Subject[] = []
  for (const [index, size] of sizes.entries()) {
    subjects.push(await openSubject(urls[index] ?? '', size))
  }
  const [largest] = subjects.slice(-1)
  if (largest === undefined) throw new Error('There is nothing to measure')
  const costs = await measureCosts(subjects, rounds, say)
  say('Throughput …')
  const loads = await measureLoad(urls.at(-1) ?? '', largest, { postmaster, ...windows })
  for (const { waybill } of subjects) await waybill.stop()
  return { sizes, rounds, machine: machineWith(version), costs, loads }
}

async function keep(result: Result): Promise<void> {
  const folder = join(projectRoot, 'bench/results')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'bench.md'), markdownOf(result))
  await writeFile(join(folder, 'growth.svg'), pictureOf(result))
  say(`Written to ${folder}`)
}

function machineWith(postgres: string): string {
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} cores, ${memory} GiB, Node ${process.versions.node}, PostgreSQL ${postgres}`
}
