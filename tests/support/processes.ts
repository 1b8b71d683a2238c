import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive, waitForExit } from '../../server/db/embedded-postgres/processes.ts'
import { projectRoot } from '../../server/project-root.ts'
import { isBuilt } from '../../server/start/build-state.mjs'

/** A program of the project in a process of its own, whose output a test reads, and which it can kill. */
export interface Program {
  pid: number
  lines: string[]
  /** All output so far, for the message of a failed test. */
  said: () => string
  /** Waits for a line; one that was printed before counts as well. */
  line: (pattern: RegExp) => Promise<RegExpExecArray>
  ended: Promise<number | null>
  kill: (signal: NodeJS.Signals) => void
}

/** Path of a program of `npm run build`: each start from sources would compile it again. */
export function built(program: 'server' | 'cli'): string {
  if (!isBuilt(projectRoot))
    throw new Error(
      'What is built is not of these sources: run "npm run build" before these tests.',
    )
  return `dist/${program}/main.js`
}

export function startProgram(
  script: string,
  args: string[] = [],
  env: Record<string, string> = {},
): Program {
  const command = script.endsWith('.ts') ? ['--import', 'tsx', script] : [script]
  return followProgram([...command, ...args], {
    cwd: projectRoot,
    env: { ...process.env, ...env },
  })
}

/** Runs Node with these arguments, and with only the given environment. */
export function followProgram(
  args: string[],
  options: Pick<SpawnOptions, 'cwd' | 'uid' | 'gid'> & { env: NodeJS.ProcessEnv },
): Program {
  const child = spawn(process.execPath, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let isOver = false
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', (code) => {
      isOver = true
      resolve(code)
    })
  })
  collectLines(child, lines)
  const said = () => lines.join('\n')
  return {
    pid: child.pid ?? 0,
    lines,
    said,
    ended,
    kill: (signal) => void child.kill(signal),
    line: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.map((text) => pattern.exec(text)).find((match) => match !== null)
          if (found) resolve(found)
          else if (isOver) reject(new Error(`It ended without saying ${pattern}:\n${said()}`))
          return found !== undefined || isOver
        }
        if (look()) return
        child.stdout.on('data', look)
        child.stderr.on('data', look)
        child.on('close', look)
      }),
  }
}

function collectLines(child: ChildProcess, lines: string[]) {
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.on('data', (part: Buffer) => {
      const parts = (rest + part.toString()).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts)
    })
  }
}

/** Process ID of the PostgreSQL of a data folder; undefined if none is running. */
export function postmasterOf(dataDir: string): number | undefined {
  try {
    const text = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')
    const pid = Number(text.split('\n')[0])
    return isAlive(pid) ? pid : undefined
  } catch {
    return undefined
  }
}

export async function killEngine(dataDir: string): Promise<void> {
  const pid = postmasterOf(dataDir)
  if (pid === undefined || pid === process.pid) return
  process.kill(pid, 'SIGKILL')
  await waitForExit(pid, 10_000)
}
