import { setTimeout as wait } from 'node:timers/promises'

interface StepLimit {
  /** milliseconds */
  timeout: number
  onTimeout: () => unknown
}

interface Step extends StepLimit {
  name: string
  stop: () => unknown
}

export interface Shutdown {
  /** Steps run last in, first out. */
  add(name: string, stop: () => unknown, limit?: StepLimit): void
  run(): Promise<void>
  isRunning(): boolean
}

const defaultLimit: StepLimit = { timeout: 30_000, onTimeout: () => undefined }

/** The first SIGTERM or SIGINT ends everything in order; another, more than a second later, exits immediately. */
export function createShutdown(say: (line: string) => void): Shutdown {
  const steps: Step[] = []
  let isStopping = false
  let stoppingSince = 0
  const shutdown: Shutdown = {
    add(name, stop, limit = defaultLimit) {
      steps.push({ name, stop, ...limit })
    },
    isRunning: () => isStopping,
    async run() {
      for (const step of steps.splice(0).reverse()) await end(step, say)
    },
  }
  const onSignal = () => {
    if (isStopping) {
      // npm and the terminal can both send a signal for the same Ctrl+C.
      if (Date.now() - stoppingSince > 1_000) process.exit(1)
      return
    }
    isStopping = true
    stoppingSince = Date.now()
    say('Stopping …')
    void shutdown.run().then(() => process.exit(0))
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  return shutdown
}

async function end(step: Step, say: (line: string) => void): Promise<void> {
  const timedOut = Symbol('timed out')
  const timer = new AbortController()
  try {
    const ending = Promise.resolve(step.stop())
    const timeout = wait(step.timeout, timedOut, { signal: timer.signal })
    if ((await Promise.race([ending, timeout])) !== timedOut) return
    say(`Waited ${step.timeout / 1000} s for ${step.name}; going on.`)
    await step.onTimeout()
  } catch (error) {
    say(`Could not end ${step.name}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    timer.abort()
  }
}
