import { setTimeout as wait } from 'node:timers/promises'

interface Step {
  name: string
  stop: () => unknown
  patience: number
  otherwise: () => unknown
}

export interface Shutdown {
  /** Steps run last in, first out. */
  add(
    name: string,
    stop: () => unknown,
    limits?: { patience: number; otherwise: () => unknown },
  ): void
  run(): Promise<void>
  isRunning(): boolean
}

/** The first SIGTERM or SIGINT ends everything in order, a second one, a moment later, at once. */
export function createShutdown(say: (line: string) => void): Shutdown {
  const steps: Step[] = []
  let isStopping = false
  let stoppingSince = 0
  const shutdown: Shutdown = {
    add(name, stop, { patience, otherwise } = { patience: 30_000, otherwise: () => undefined }) {
      steps.push({ name, stop, patience, otherwise })
    },
    isRunning: () => isStopping,
    async run() {
      for (const step of steps.splice(0).reverse()) await end(step, say)
    },
  }
  const onSignal = () => {
    if (isStopping) {
      // npm and the terminal may both pass the same Ctrl+C on.
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
  const late = Symbol('late')
  const timer = new AbortController()
  try {
    const ending = Promise.resolve(step.stop())
    const limit = wait(step.patience, late, { signal: timer.signal })
    if ((await Promise.race([ending, limit])) !== late) return
    say(`Waited ${step.patience / 1000} s for ${step.name}; going on.`)
    await step.otherwise()
  } catch (error) {
    say(`Could not end ${step.name}: ${error instanceof Error ? error.message : String(error)}`)
  } finally {
    timer.abort()
  }
}
