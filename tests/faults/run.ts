/**
 * Shows what the tests prove: plants one fault after the other in a copy of the project and runs the
 * tests that are to notice it. `npx tsx tests/faults/run.ts`, with
 *   --only 3,17     just these, by their numbers
 *   --skip-clean    without the run that shows that the tests pass if nothing is planted
 */
import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { projectRoot } from '../../server/project-root.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { faults } from './faults.ts'
import type { Fault } from './faults.ts'
import { isBrowserTest, runTest } from './run-test.ts'

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, 'skip-clean': { type: 'boolean', default: false } },
})

const only = options.only?.split(',').map(Number)
const numbered = faults.map((fault, index) => ({ ...fault, number: index + 1 }))
const chosen = numbered.filter(({ number }) => only?.includes(number) ?? true)
// Planted in a copy of the working tree, where faults do no harm.
const folder = await temporaryFolder()
const root = realpathSync(folder.path)
try {
  copyProject()
  if (chosen.some(isBrowserTest)) bringBrowser()
  if (!options['skip-clean']) runClean()
  const missed = chosen.filter((fault) => {
    const { isCaught, text } = verdictOn(fault)
    console.log(`| ${fault.number} | ${fault.title} | ${fault.test}: ${text} |`)
    return !isCaught
  })
  console.log(`\n${chosen.length - missed.length} of ${chosen.length} caught`)
  process.exitCode = missed.length > 0 ? 1 : 0
} finally {
  await folder.remove()
}

function copyProject(): void {
  const notCopied = new Set(['node_modules', 'dist', '.git', 'data', 'test-results'])
  const filter = (source: string) => !notCopied.has(basename(source))
  cpSync(projectRoot, root, { recursive: true, filter })
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
}

function bringBrowser(): void {
  const { status } = spawnSync('node', ['tests/browser/bring.mjs'], { cwd: projectRoot })
  if (status !== 0) throw new Error('There is no browser.')
}

/** Throws if a test fails without a planted fault, because it would prove nothing. */
function runClean(): void {
  if (chosen.some(isBrowserTest) && !build()) throw new Error('The project does not build.')
  for (const fault of chosen) {
    const { ran, failed } = runTest(root, fault)
    if (ran === 0) throw new Error(`${fault.test} has no such test: ${fault.titled?.source}`)
    if (failed) throw new Error(`Fails without a fault: ${failed.title}: ${failed.reason}`)
  }
  console.log('All tests pass without a fault.')
}

function build(): boolean {
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: root })
  return status === 0
}

function verdictOn(fault: Fault): { isCaught: boolean; text: string } {
  const path = join(root, fault.file)
  const text = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    text.replace(fault.find, () => fault.replace),
  )
  try {
    if (isBrowserTest(fault) && !build()) return { isCaught: false, text: '**DOES NOT BUILD**' }
    const { failed } = runTest(root, fault)
    if (failed === undefined) return { isCaught: false, text: '**NOT CAUGHT**' }
    return { isCaught: true, text: `${failed.title}: ${failed.reason}` }
  } finally {
    writeFileSync(path, text)
  }
}
