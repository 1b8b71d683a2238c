/**
 * `npm test`: installs missing packages on a fresh clone, then runs everything that CI runs, part after part,
 * and ends with all failures, and a line with the numbers of passed and failed tests. A check without tests
 * of its own counts as one.
 *
 * `npm test -- --changed` runs only what changes of the working tree can affect.
 * `npm test -- --record` records the time of each part, for later runs to compare with.
 */
import { join } from 'node:path'
import { installMissing } from '../server/start/install.mjs'
import { ensureTexts } from '../languages/ensure-texts.mjs'
import { withoutBrowser } from './browser/find.mjs'
import { endCommands, runCommand } from './run/command.mjs'
import { missingNeeds } from './run/needs.mjs'
import { report } from './run/report.mjs'
import { playwrightResults, vitestResults } from './run/results.mjs'
import { makeRunFolder, removeFolder } from './run/temporary-folder.mjs'
import { touchesTheApp } from './run/working-tree.mjs'

const startedAt = Date.now()
const problems = await missingNeeds()
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}

installMissing('.')
// Generated once, because checks that run side by side would write the texts at the same time.
if (!ensureTexts(process.cwd())) process.exit(1)

const options = new Set(process.argv.slice(2))
const onlyChanged = options.has('--changed')
const folder = makeRunFolder()
const vitestFile = join(folder, 'vitest.json')
const statements = join(folder, 'statements.jsonl')
const playwrightFile = join(folder, 'playwright.json')
const env = {
  ...process.env,
  TMPDIR: folder,
  PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightFile,
  WAYBILL_STATEMENTS: statements,
  REDOCLY_TELEMETRY: 'off',
  // Tests call their own server, whatever was built here before.
  VITE_API_BASE_URL: '',
}
const run = { parts: [], passed: 0, failed: 0, failures: [], files: [], unproved: [] }
for (const [signal, code] of Object.entries({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 })) {
  process.once(signal, () => void endRun(code))
}

// Runs programs directly, because npx would keep signals from them.
const vitest = ['node', 'node_modules/vitest/vitest.mjs']
const playwright = ['node', 'node_modules/@playwright/test/cli.js', 'test']
// Two run at a time; the longest ones come first.
const checks = [
  ['Build', ['npm', 'run', '--silent', 'build']],
  ['Types', ['npm', 'run', '--silent', 'typecheck']],
  ['Lint', ['npm', 'run', '--silent', 'lint:code']],
  ['Generated files', ['npm', 'run', '--silent', 'generate:check']],
  ['Import directions', ['npm', 'run', '--silent', 'lint:imports']],
  ['Dead code', ['npm', 'run', '--silent', 'lint:dead']],
  ['Texts in all languages', ['npm', 'run', '--silent', 'texts']],
  ['Contract', ['npm', 'run', '--silent', 'lint:contract']],
  ['Format', ['npm', 'run', '--silent', 'lint:format']],
]
const [hasBrowser] = await Promise.all([
  bringBrowser(),
  takeChecks(),
  takeChecks(),
  // Mostly waits for the network.
  !onlyChanged && part('Other versions of Node', ['node', 'tests/node-versions/versions.mjs']),
])

const changed = onlyChanged ? ['--changed', '--passWithNoTests'] : []
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`]
await suite(
  'Unit, machine, API and client tests',
  [...vitest, 'run', ...reporters, ...changed],
  () => vitestResults(vitestFile),
)
if (!onlyChanged) {
  await Promise.all([
    check('Row types beside the SQL', [
      'node',
      '--import',
      'tsx',
      'tests/row-types/check.ts',
      statements,
    ]),
    check('Short tests on the other versions of Node', ['node', 'tests/node-versions/run.mjs']),
  ])
}
// Imports do not show which browser tests a change of the app affects, so the journey through all
// of it runs.
const journeys = onlyChanged
  ? touchesTheApp()
    ? ['parcel-life']
    : ['--only-changed', '--pass-with-no-tests']
  : []
if (hasBrowser) {
  const reporter = '--reporter=list,json'
  await suite(
    'Journeys in the browser',
    [...playwright, '--config', 'tests/playwright.config.ts', reporter, ...journeys],
    () => playwrightResults(playwrightFile),
  )
}

removeFolder(folder)
report(run, { isWhole: !onlyChanged, record: options.has('--record') })
process.exit(run.failed === 0 ? 0 : 1)

/** Leaves no processes and no files. */
async function endRun(code) {
  await endCommands()
  removeFolder(folder)
  process.exit(code)
}

/** Runs everything else without a browser, but the run fails. */
async function bringBrowser() {
  const title = 'A browser'
  if ((await part(title, ['node', 'tests/browser/bring.mjs'], { shows: true })) === 0) return true
  run.failed += 1
  run.failures.push(title)
  run.unproved.push(
    `There is no browser, so nothing that users see and press was proved. ${withoutBrowser}`,
  )
  return false
}

async function takeChecks() {
  for (let next = checks.shift(); next; next = checks.shift()) await check(...next)
}

async function check(title, command) {
  if ((await part(title, command)) === 0) run.passed += 1
  else {
    run.failed += 1
    run.failures.push(title)
  }
}

/** Runs a suite; one that leaves no result, or ran no tests, counts as failed. */
async function suite(title, command, read) {
  const code = await part(title, command, { shows: true })
  try {
    const { passed, failed, failures, files } = read()
    run.passed += passed
    run.failed += failed
    run.failures.push(...failures)
    run.files.push(...files)
    if ((passed + failed > 0 || onlyChanged) && (code === 0 || failed > 0)) return
    run.failures.push(`${title}: ended with ${code}, ${passed + failed} tests ran`)
  } catch (error) {
    run.failures.push(`${title}: ended with ${code}, and left no result (${error.message})`)
  }
  run.failed += 1
}

/** Runs a command, and prints its start and its time; the output of checks is printed once they end. */
async function part(title, command, { shows = false } = {}) {
  const since = Math.round((Date.now() - startedAt) / 1000)
  console.log(`\n▸ ${title} (after ${since} s)`)
  const { code, output, seconds } = await runCommand(command, { env, shows })
  if (output.trim() !== '') console.log(`\n${title}:\n${output.trimEnd()}`)
  console.log(`${code === 0 ? '✓' : '✗'} ${title}: ${seconds.toFixed(1)} s`)
  run.parts.push({ title, seconds })
  return code
}
