import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { options, projectRoot, results } from './report.ts'

// npm run bench                         every part; tables into bench/results/
// npm run bench -- --only load,start    these parts
// npm run bench -- --quick              short forms; only printed
// bench/README.md explains how each figure is measured.
const parts: { name: string; script: string; isOfBuild?: boolean; isOnDemand?: boolean }[] = [
  { name: 'lists', script: 'lists-and-load.ts' },
  { name: 'load', script: 'lists-and-load.ts' },
  { name: 'first-visit', script: 'first-visit.ts', isOfBuild: true },
  { name: 'lighthouse', script: 'lighthouse.ts', isOfBuild: true },
  { name: 'start', script: 'start.ts', isOfBuild: true },
  { name: 'streams', script: 'streams.ts' },
  { name: 'messages', script: 'messages.ts' },
  { name: 'neighbours', script: 'neighbours.ts' },
  { name: 'shards', script: 'shards.ts' },
  { name: 'routes', script: 'routes.ts', isOfBuild: true },
  { name: 'arrivals', script: 'arrivals.ts' },
  { name: 'interactions', script: 'interactions.ts', isOfBuild: true },
  { name: 'board', script: 'board.ts', isOfBuild: true },
  // Only run on request, because they need another checkout.
  { name: 'compare', script: 'compare.ts', isOfBuild: true, isOnDemand: true },
  { name: 'compare-pages', script: 'compare-pages.ts', isOfBuild: true, isOnDemand: true },
]

const { only, quick, against, 'keep-data': keptData } = options
const names =
  only?.split(',') ?? parts.filter((part) => part.isOnDemand !== true).map(({ name }) => name)
for (const name of names)
  if (!parts.some((part) => part.name === name))
    throw new Error(`There is no part ${name}: ${parts.map((part) => part.name).join(', ')}.`)
const passedOn = [
  quick ? '--quick' : '--write',
  ...(keptData === undefined ? [] : ['--keep-data', keptData]),
  ...(against === undefined ? [] : ['--against', against]),
]

const failed: string[] = []
if (parts.some(({ name, isOfBuild }) => isOfBuild && names.includes(name)))
  await run('build.mjs', [])
for (const script of new Set(parts.map((part) => part.script))) {
  const chosen = parts.filter((part) => part.script === script && names.includes(part.name))
  if (chosen.length === 0) continue
  const words = chosen.map(({ name }) => name)
  console.error(`\n▸ ${words.join(', ')}`)
  const own = script === 'lists-and-load.ts' ? words : []
  if (!(await run(script, [...own, ...passedOn]))) failed.push(...words)
}
if (!quick) await writePage()
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}`)
  process.exitCode = 1
}

/** Runs each part in its own process, so that none is warmed up by another. */
async function run(script: string, args: string[]): Promise<boolean> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(projectRoot, 'bench', script), ...args],
    { cwd: projectRoot, stdio: 'inherit' },
  )
  const [code] = await once(child, 'exit')
  return code === 0
}

/** Writes all tables into one page, each from the last run of its part. */
async function writePage(): Promise<void> {
  const files = parts
    .map(({ name }) => join(results, `${name}.md`))
    .filter((file) => existsSync(file))
  const pages = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const head =
    '# What Waybill costs\n\nMade by `npm run bench`; how each figure is made is told in ' +
    '[bench/README.md](../README.md).\n\n![How cost grows](growth.svg)\n'
  await writeFile(join(results, 'bench.md'), [head, ...pages].join('\n'))
}
