import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { projectRoot } from '../../../server/project-root.ts'
import { startProgram, type Program } from '../../support/processes.ts'

/** A built Waybill node on a fixed address. */
export interface Node {
  origin: string
  start(): Promise<void>
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  recover(): Promise<void>
  untilReady(): Promise<void>
  /** True if it was frozen or gone at any moment since then; without a moment, if it is now. */
  wasAway(since?: number): boolean
  said(): string
}

const script = 'dist/server/main.js'

export function createNode(address: string, settings: Record<string, string>): Node {
  if (!existsSync(join(projectRoot, script)))
    throw new Error(`${script} is missing: run "npm run build" before this test.`)
  const origin = `http://${address}:3000`
  let program: Program | undefined
  let isFrozen = false
  let awayUntil = 0

  async function start() {
    program = startProgram(script, [], {
      HOST: address,
      PORT: '3000',
      ...settings,
      DEMO_DATA: 'off',
      RATE_LIMITS: 'off',
      ACCESS_MINUTES: '1440',
      LOG_LEVEL: 'error',
    })
    await program.line(/Waybill is at/)
    awayUntil = Date.now()
  }
  function thaw() {
    if (!isFrozen) return
    program?.kill('SIGCONT')
    isFrozen = false
    awayUntil = Date.now()
  }
  const isReady = async () => {
    const signal = AbortSignal.timeout(10_000)
    const reply = await fetch(`${origin}/health/ready`, { signal }).catch(() => null)
    return reply?.status === 200
  }

  return {
    origin,
    start,
    async kill() {
      const old = program
      program = undefined
      isFrozen = false
      old?.kill('SIGKILL')
      await old?.ended
    },
    freeze() {
      program?.kill('SIGSTOP')
      isFrozen = true
    },
    thaw,
    async recover() {
      thaw()
      if (program === undefined) await start()
    },
    async untilReady() {
      const end = Date.now() + 120_000
      while (!(await isReady())) {
        if (Date.now() > end) throw new Error(`${origin} does not become ready`)
        await wait(200)
      }
    },
    wasAway: (since = Date.now()) => isFrozen || program === undefined || awayUntil > since,
    said: () => program?.said() ?? '',
  }
}
