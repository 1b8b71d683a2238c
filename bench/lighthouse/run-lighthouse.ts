import { execFile, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { logStep } from '../report.ts'

/** Newest version that runs on Node 20. It takes 185 MB, so the project does not depend on it. */
export const lighthouseVersion = '12.8.2'

/** Installs Lighthouse once, in the system's temporary folder; returns the path of its program. */
export async function installLighthouse(): Promise<string> {
  const folder = join(tmpdir(), `waybill-lighthouse-${lighthouseVersion}`)
  const program = join(folder, 'node_modules/lighthouse/cli/index.js')
  const lockfile = join(folder, 'node_modules/.package-lock.json')
  if (existsSync(program) && existsSync(lockfile)) return program
  logStep(`Installing Lighthouse ${lighthouseVersion} …`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }\n')
  const { status, stderr } = spawnSync(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', `lighthouse@${lighthouseVersion}`],
    { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' },
  )
  if (status !== 0) throw new Error(`Lighthouse could not be installed:\n${stderr}`)
  return program
}

/** Figures from one of Lighthouse's reports. */
export interface Report {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  fcp: number
  lcp: number
  tbt: number
  cls: number
  scriptBytes: number
  /** Failed audits that cost points, except those of performance. */
  failures: string[]
}

const run = promisify(execFile)

/** Runs Lighthouse once as a phone, with its slow 4G and a processor 4 times slower. */
export async function reportOn(program: string, address: string, port: number): Promise<Report> {
  const { stdout } = await run(
    process.execPath,
    [
      program,
      address,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      // The page for unknown addresses has the status 404.
      '--ignore-status-code',
    ],
    { maxBuffer: 256 * 1024 * 1024, timeout: 180_000 },
  )
  const result = JSON.parse(stdout) as Result
  if (result.runtimeError !== undefined) throw new Error(result.runtimeError.message)
  const shown = new URL(result.finalDisplayedUrl).pathname
  if (shown !== new URL(address).pathname) throw new Error(`${address} led to ${shown}`)
  return reportOf(result)
}

interface Result {
  runtimeError?: { message: string }
  finalDisplayedUrl: string
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<
    string,
    {
      score: number | null
      numericValue?: number
      details?: { items?: { resourceType?: string; transferSize?: number }[] }
    }
  >
}

function reportOf({ categories, audits }: Result): Report {
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100)
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const failures = Object.entries(categories)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: requests
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    failures: failures.map(({ id }) => id),
  }
}
