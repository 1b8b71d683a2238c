import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { newFolder, npmStart } from './built-server.ts'
import { heading, logStep, median, options, publish, table } from './report.ts'
import { timeStartSteps } from './waybill.ts'

// tsx bench/start.ts   how long a start takes, on a new folder and again; after npm run build
const rounds = options.quick ? 3 : 5
type Steps = Awaited<ReturnType<typeof timeStartSteps>>
type Times = Steps & { whole: number }
interface Row {
  fresh: Times
  again: Times
}

// The steps are timed in their own process, like a real start.
if (options.steps === undefined) await publish('start', reportPage(await measure()))
else process.stdout.write(JSON.stringify(await timeStartSteps(options.steps)))

async function measure(): Promise<Row[]> {
  // Builds if necessary, and fills the system's file cache.
  await (await npmStart({})).stop()
  const rows: Row[] = []
  for (let round = 1; round <= rounds; round += 1) {
    const [whole, parts] = [await newFolder(), await newFolder()]
    rows.push({
      fresh: { whole: await startedAfter(whole), ...(await stepsOf(parts)) },
      again: { whole: await startedAfter(whole), ...(await stepsOf(parts)) },
    })
    await rm(whole, { recursive: true, force: true })
    await rm(parts, { recursive: true, force: true })
    const { fresh, again } = rows.at(-1) ?? {}
    logStep(
      `Start ${round} of ${rounds}: ${fresh?.whole.toFixed(0)} ms, again ${again?.whole.toFixed(0)} ms`,
    )
  }
  return rows
}

async function startedAfter(folder: string): Promise<number> {
  const server = await npmStart({}, folder)
  await server.stop()
  return server.after
}

async function stepsOf(folder: string): Promise<Steps> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    fileURLToPath(import.meta.url),
    '--steps',
    folder,
  ])
  return JSON.parse(stdout) as Steps
}

function reportPage(rows: Row[]): string {
  const steps = ['postgres', 'migrations', 'demoData', 'application'] as const
  const of = (which: 'fresh' | 'again', step: keyof Times) =>
    median(rows.map((row) => row[which][step]))
  const rest = (which: 'fresh' | 'again') =>
    steps.reduce((left, step) => left - of(which, step), of(which, 'whole'))
  const line = (what: string, measure: (which: 'fresh' | 'again') => number) => [
    what,
    `${measure('fresh').toFixed(0)} ms`,
    `${measure('again').toFixed(0)} ms`,
  ]
  return [
    heading('How long a start takes', 'npm run bench -- --only start'),
    `Medians of ${rounds}, on a built clone, until the server says where it listens.\n`,
    table(
      ['', 'New folder', 'Again on that folder'],
      [
        line('**`npm start`, to listening**', (which) => of(which, 'whole')),
        line('The embedded PostgreSQL (created,) started and ready', (which) =>
          of(which, 'postgres'),
        ),
        line('Migrations', (which) => of(which, 'migrations')),
        line('Demo data', (which) => of(which, 'demoData')),
        line('Contract mounted, listening', (which) => of(which, 'application')),
        line('npm, check of packages and build, code read', rest),
      ],
    ),
    '',
  ].join('\n')
}
