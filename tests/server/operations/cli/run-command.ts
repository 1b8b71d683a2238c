import { spawn } from 'node:child_process'
import { projectRoot } from '../../../../server/project-root.ts'
import { built } from '../../../support/processes.ts'

export interface CommandRun {
  code: number | null
  /** Lines of standard output. */
  said: string[]
  noted: string[]
}

/** Runs `npm run <name> -- …` in its own process. */
export function runCommand(
  args: string[],
  { env, input = '' }: { env: Record<string, string>; input?: string },
): Promise<CommandRun> {
  const child = spawn(process.execPath, [built('cli'), ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: 'pipe',
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (part: Buffer) => (out += part.toString()))
  child.stderr.on('data', (part: Buffer) => (err += part.toString()))
  child.stdin.on('error', () => undefined)
  child.stdin.end(input)
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, said: linesOf(out), noted: linesOf(err) }))
  })
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')
