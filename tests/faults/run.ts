/**
 * Shows what the tests prove: plants one fault after the other in a copy of the project and runs the
 * tests that are to notice it. `npx tsx tests/faults/run.ts`, with
 *   --only 3,17     just these, by their numbers
 *   --from 12       this one and those after it
 *   --skip-clean    without the run that shows that the tests pass where nothing is planted
 *   --related       not the tests that the table names, but those that import the changed file
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { browserFaults } from './browser-faults.ts'
import { clientFaults } from './client-faults.ts'
import { anyTitle, isBrowserTest, needsBuild } from './fault.ts'
import type { Fault, NamedTests, TestRun } from './fault.ts'
import { runBrowserTests } from './playwright-runs.ts'
import { checkPlace, copyProject } from './project-copy.ts'
import { serverFaults } from './server-faults.ts'
import { openVitest } from './vitest-runs.ts'

type Project = Awaited<ReturnType<typeof copyProject>>
type OpenVitest = Awaited<ReturnType<typeof openVitest>>

interface Verdict {
  isCaught: boolean
  /** The first test that failed, or why none did. */
  text: string
  /** That test's message. */
  reason?: string
}

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    from: { type: 'string', default: '1' },
    'skip-clean': { type: 'boolean', default: false },
    related: { type: 'boolean', default: false },
  },
})

// Those that need no build come first.
const all = [...serverFaults, ...clientFaults, ...browserFaults].map((fault, index) => ({
  ...fault,
  number: index + 1,
}))
const only = options.only?.split(',').map(Number)
const faults = all.filter(({ number }) => only?.includes(number) ?? number >= Number(options.from))
await checkPlaces()
const project = await copyProject()
// Tests find files of the project from the folder that they run in.
process.chdir(project.root)
const failsAnyway = options['skip-clean'] ? new Set<string>() : await runClean(project, faults)
const rows: string[] = []
let missed = 0
let vitest: OpenVitest | null = null
for (const fault of faults) {
  const begun = performance.now()
  const { isCaught, text, reason = '' } = await verdictOn(fault)
  const seconds = Math.round((performance.now() - begun) / 1_000)
  if (!isCaught) missed += 1
  const row = `| ${fault.number} | ${fault.title} | ${fault.room} | ${text} |`
  rows.push(row)
  console.log(`${row} ${seconds} s: ${reason}`)
}
await closeVitest()
await project.remove()

console.log('\n| # | Fault | Room | Caught by |\n|---|---|---|---|')
console.log(rows.join('\n'))
console.log(`\n${faults.length - missed} of ${faults.length} caught`)
process.exit(missed === 0 && failsAnyway.size === 0 ? 0 : 1)

async function checkPlaces(): Promise<void> {
  const complaints = await Promise.all(
    faults.map(async (fault) => {
      const complaint = await checkPlace(fault)
      return complaint === undefined ? [] : [`${fault.number} ${fault.title}: ${complaint}`]
    }),
  )
  for (const complaint of complaints.flat()) console.error(complaint)
  if (complaints.flat().length > 0) process.exit(2)
}

/** The files with tests that fail where nothing is planted, so that they show nothing. */
async function runClean(clean: Project, planned: Fault[]): Promise<Set<string>> {
  const tests = mergedByFile(planned.flatMap(({ caughtBy }) => caughtBy))
  if (tests.some(needsBuild) && !(await clean.build()))
    throw new Error('The project does not build.')
  const opened = await openVitest(clean.root, { bail: false })
  const runs = [await opened.runTests(tests.filter((one) => !isBrowserTest(one)))]
  await opened.close()
  const journeys = tests.filter(isBrowserTest)
  if (journeys.length > 0) runs.push(await runBrowserTests(clean.root, journeys, { bail: false }))
  const failed = runs.flatMap((run) => run.failed)
  for (const { file, title, reason } of failed)
    console.log(`Fails without a fault: ${file} › ${title}: ${reason}`)
  console.log(`${runs.reduce((sum, { ran }) => sum + ran, 0)} tests ran without a fault`)
  return new Set(failed.map(({ file }) => file))
}

function mergedByFile(tests: NamedTests[]): NamedTests[] {
  const files = [...new Set(tests.map(({ file }) => file))]
  return files.map((file) => {
    const title = anyTitle(tests.filter((one) => one.file === file))
    return title === undefined ? { file } : { file, title }
  })
}

async function verdictOn(fault: Fault): Promise<Verdict> {
  const restore = await project.plant(fault)
  vitest?.noteChange(fault.file)
  try {
    const { ran, failed } = await runTestsFor(fault)
    const [first] = failed
    if (first !== undefined && failsAnyway.has(first.file))
      return { isCaught: false, text: `**NOT SHOWN**: ${first.file} fails without it, too` }
    if (first !== undefined)
      return { isCaught: true, text: `${first.file} › ${first.title}`, reason: first.reason }
    return { isCaught: false, text: ran === 0 ? '**NO SUCH TEST**' : '**NOT CAUGHT**' }
  } finally {
    await restore()
    vitest?.noteChange(fault.file)
    // The database that tests copy was made with the fault in it.
    if (isInTemplate(fault)) await closeVitest()
  }
}

async function runTestsFor(fault: Fault): Promise<TestRun> {
  const { caughtBy, file } = fault
  if (caughtBy.some(needsBuild) && !(await project.build()))
    return { ran: 1, failed: [{ file, title: '(does not build)', reason: '' }] }
  if (isInTemplate(fault)) await closeVitest()
  const known = caughtBy.filter((tests) => isBrowserTest(tests) || existsSync(tests.file))
  const isMoved = known.length === 0
  if ((options.related && !caughtBy.some(needsBuild)) || isMoved)
    return (await openedVitest()).runRelated(file)
  const run = await runNamed(known)
  // Runs the whole file once no test has the title any more.
  return run.ran > 0 ? run : runNamed(known.map((tests) => ({ file: tests.file })))
}

async function runNamed(tests: NamedTests[]): Promise<TestRun> {
  const journeys = tests.filter(isBrowserTest)
  const others = tests.filter((one) => !isBrowserTest(one))
  const runs: TestRun[] = []
  if (others.length > 0) runs.push(await (await openedVitest()).runTests(others))
  if (journeys.length > 0) runs.push(await runBrowserTests(project.root, journeys, { bail: true }))
  return {
    ran: runs.reduce((sum, { ran }) => sum + ran, 0),
    failed: runs.flatMap(({ failed }) => failed),
  }
}

function isInTemplate({ file }: Fault): boolean {
  return file.startsWith('server/db/migrations/')
}

async function openedVitest(): Promise<OpenVitest> {
  vitest ??= await openVitest(project.root, { bail: true })
  return vitest
}

async function closeVitest(): Promise<void> {
  await vitest?.close()
  vitest = null
}
