import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { browserPath } from '../browser/find.mjs'
import type { Fault } from './faults.ts'

interface TestRun {
  ran: number
  /** The first test that failed. */
  failed?: { title: string; reason: string }
}

const playwright = ['playwright', 'test', '--config=tests/playwright.config.ts', '-x', '--grep']
const vitest = ['vitest', 'run', '--bail=1', '--testNamePattern']

export const isBrowserTest = ({ test }: Fault): boolean => test.endsWith('.spec.ts')

/** Runs the test of a fault; browser tests run on the last build. */
export function runTest(root: string, fault: Fault): TestRun {
  const command = isBrowserTest(fault) ? playwright : vitest
  const title = fault.titled?.source ?? ''
  const { stdout } = spawnSync('npx', [...command, title, '--reporter=junit', fault.test], {
    cwd: root,
    encoding: 'utf8',
    // The copy has no browser of its own.
    env: { ...process.env, CHROMIUM_PATH: browserPath() },
    maxBuffer: 1024 ** 3,
    timeout: 20 * 60_000,
  })
  const report = stripVTControlCharacters(stdout)
  const count = (part: string) => report.split(part).length - 1
  const ran = count('<testcase ') - count('<skipped')
  const [, failed, text = ''] = failure.exec(report) ?? []
  if (failed === undefined) return { ran }
  return { ran, failed: { title: failed, reason: /\w*Error: .*/.exec(text)?.[0] ?? '' } }
}

/** Title and text of a failed test; both runners report them alike. */
const failure =
  /<testcase [^>]*?\bname="([^"]*)"(?:(?!<\/testcase>).)*?<(?:failure|error)\b(.*?)<\/(?:failure|error)>/s
