/**
 * `npm test`: on a fresh clone installs what is missing, then runs every check, one after another,
 * and ends with a line of the tests passed and failed. A check without tests of its own counts one.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const results = mkdtempSync(join(tmpdir(), 'waybill-results-'))
const vitestResult = join(results, 'vitest.json')
const statements = join(results, 'statements.jsonl')
const playwrightResult = join(results, 'playwright.json')
let passed = 0
let failed = 0
/** Told again at the end: between the first failure and the last line stand thousands of others. */
const failures = []

install()
check('Generated files are up to date', ['npm', 'run', '--silent', 'generate:check'])
check('Types', ['npm', 'run', '--silent', 'typecheck'])
check('Lint, format, import directions, dead code, contract', ['npm', 'run', '--silent', 'lint'])
check('Build', ['npm', 'run', '--silent', 'build'])
suite(
  'Unit, machine, API and client tests',
  [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestResult}`,
  ],
  () => {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = readJson(vitestResult)
    for (const { name, assertionResults } of testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed')
          failures.push(`${name} > ${fullName}\n${failureMessages.join('\n').slice(0, 800)}`)
    return { passed: numPassedTests, failed: numFailedTests, total: numTotalTests }
  },
)
check('Short tests on the other versions of Node', ['node', 'tests/node-versions/run.mjs'])
check('Row types beside the SQL', ['npx', 'tsx', 'tests/row-types/check.ts', statements])
suite(
  'End-to-end tests in the browser',
  ['npx', 'playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=list,json'],
  () => {
    const { stats } = readJson(playwrightResult)
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      total: stats.expected + stats.flaky + stats.unexpected,
    }
  },
)

rmSync(results, { recursive: true, force: true })
for (const failure of failures) console.log(`\n✗ ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

function install() {
  const installed = 'node_modules/.package-lock.json'
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs)
    return
  console.log('Installing packages')
  if (run(['npm', 'ci']) !== 0) stop('`npm ci` failed; see above.')
}

function check(title, command) {
  console.log(`\n▸ ${title}`)
  if (run(command) === 0) passed += 1
  else {
    failed += 1
    failures.push(title)
  }
}

/** A suite that says nothing, or ran nothing, has failed. */
function suite(title, command, count) {
  console.log(`\n▸ ${title}`)
  const code = run(command)
  try {
    const counted = count()
    passed += counted.passed
    failed += counted.failed
    if (counted.total === 0 || (code !== 0 && counted.failed === 0)) {
      failures.push(`${title}: ended with ${code}, ${counted.total} tests ran`)
      failed += 1
    }
  } catch (error) {
    failures.push(`${title}: no result (${error.message})`)
    failed += 1
  }
}

function run([command, ...args]) {
  const env = {
    ...process.env,
    PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightResult,
    WAYBILL_STATEMENTS: statements,
    REDOCLY_TELEMETRY: 'off',
    // What is tested asks its own server, whatever was built here before.
    VITE_API_BASE_URL: '',
  }
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
}

function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
