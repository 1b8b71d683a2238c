import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { anyTitle, firstLine, type NamedTests, type TestRun } from './fault.ts'

const runTimeout = 10 * 60_000

/** On what was built last. `bail`: the run ends with its first failure. */
export async function runBrowserTests(
  root: string,
  tests: readonly NamedTests[],
  { bail }: { bail: boolean },
): Promise<TestRun> {
  // A journey that moved is found by its title among all of them.
  const files = tests.map(({ file }) => file).filter((file) => existsSync(join(root, file)))
  const title = anyTitle(tests)
  const args = ['playwright', 'test', '--config', 'tests/playwright.config.ts', '--reporter=json']
  args.push(`--global-timeout=${runTimeout}`)
  if (title !== undefined) args.push('--grep', title.source)
  if (bail) args.push('-x')
  const folder = await mkdtemp(join(tmpdir(), 'waybill-faults-'))
  const report = join(folder, 'report.json')
  try {
    await promisify(execFile)('npx', [...args, ...files], {
      cwd: root,
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
      timeout: runTimeout + 60_000,
      // Failures are in the report.
    }).catch(() => undefined)
    return toTestRun(reportShape.parse(JSON.parse(await readFile(report, 'utf8'))))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
})
const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional()
  },
})
const reportShape = z.object({ suites: z.array(suite) })
type Suite = z.infer<typeof suite>

function toTestRun({ suites }: z.infer<typeof reportShape>): TestRun {
  const specs = suites.flatMap(specsOf)
  const isOf = (status: string) => (one: z.infer<typeof spec>) =>
    one.tests.some((test) => test.status === status)
  const failed = specs.filter(isOf('unexpected')).map(({ file, title, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error ?? []))
    return { file: `tests/e2e/${file}`, title, reason: firstLine(errors[0]?.message) }
  })
  return { ran: specs.filter(isOf('expected')).length + failed.length, failed }
}

const specsOf = ({ specs, suites = [] }: Suite): z.infer<typeof spec>[] => [
  ...specs,
  ...suites.flatMap(specsOf),
]
