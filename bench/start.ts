import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../server/project-root.ts'
import { median } from './report/median.ts'
import { heading, isQuick, publish, say, table } from './report/run.ts'
import { newFolder, startBuilt } from './start/start-built.ts'

// tsx bench/start.ts   how long a start takes, on a new folder and again; after npm run build
const rounds = isQuick ? 3 : 5
const steps = ['engine', 'migrations', 'demo data', 'application'] as const
type Times = Record<(typeof steps)[number] | 'whole', number>

// Builds, should that be needed, and lets the system read all files once.
await (await startBuilt({})).stop()
const rows: { fresh: Times; again: Times }[] = []
for (let round = 1; round <= rounds; round += 1) {
  const [whole, parts] = [await newFolder(), await newFolder()]
  rows.push({
    fresh: { whole: await startedAfter(whole), ...(await stepsOf(parts)) },
    again: { whole: await startedAfter(whole), ...(await stepsOf(parts)) },
  })
  await rm(whole, { recursive: true, force: true })
  await rm(parts, { recursive: true, force: true })
  const { fresh, again } = rows.at(-1) ?? {}
  say(
    `Start ${round} of ${rounds}: ${fresh?.whole.toFixed(0)} ms, again ${again?.whole.toFixed(0)} ms`,
  )
}
await publish('start', page())

async function startedAfter(folder: string): Promise<number> {
  const server = await startBuilt({}, folder)
  await server.stop()
  return server.after
}

async function stepsOf(folder: string): Promise<Omit<Times, 'whole'>> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    join(projectRoot, 'bench/start/steps.ts'),
    folder,
  ])
  return JSON.parse(stdout) as Omit<Times, 'whole'>
}

function page(): string {
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
          of(which, 'engine'),
        ),
        line('Migrations', (which) => of(which, 'migrations')),
        line('Demo data', (which) => of(which, 'demo data')),
        line('Contract mounted, listening', (which) => of(which, 'application')),
        line('npm, check of packages and build, code read', rest),
      ],
    ),
    '',
  ].join('\n')
}
