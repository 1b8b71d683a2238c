import { setTimeout as wait } from 'node:timers/promises'
import {
  boundLog,
  freePort,
  PostmasterStartError,
  startPostmaster,
  stopLeftover,
  type Postmaster,
  type PostmasterOptions,
} from './postmaster.ts'

export interface Supervised {
  port: number
  stop(): Promise<void>
}

type SupervisorOptions = Omit<PostmasterOptions, 'port'> & { log: (line: string) => void }

const minBackoff = 50
const maxBackoff = 5_000
const startTimeout = 20_000

/** Starts the server, and starts it again, on the same port, whenever it ends unexpectedly. */
export async function supervise(options: SupervisorOptions): Promise<Supervised> {
  const keepLogBounded = () => boundLog(options.logFile).catch(() => undefined)
  await keepLogBounded()
  const { port, postmaster } = await startOnFreePort(options)
  const state: State = { current: postmaster, isStopping: false }
  const logTimer = setInterval(() => void keepLogBounded(), 60_000)
  logTimer.unref()
  const interrupt = () => {
    try {
      if (state.current !== undefined) process.kill(state.current.pid, 'SIGINT')
    } catch {
      // The server has ended already.
    }
  }
  // The server must not keep running when this process ends without `stop`.
  process.once('exit', interrupt)
  const restarting = restartWhenEnded(state, { ...options, port })

  return {
    port,
    async stop() {
      state.isStopping = true
      clearInterval(logTimer)
      process.removeListener('exit', interrupt)
      await state.current?.stop()
      await restarting
      // The server may have been restarted in the meantime.
      await state.current?.stop()
    },
  }
}

interface State {
  current: Postmaster | undefined
  isStopping: boolean
}

async function restartWhenEnded(
  state: State,
  options: PostmasterOptions & Pick<SupervisorOptions, 'log'>,
): Promise<void> {
  let backoff = minBackoff
  while (!state.isStopping) {
    const started = Date.now()
    await state.current?.ended
    if (state.isStopping) return
    options.log('PostgreSQL has ended unexpectedly; starting it again …')
    if (Date.now() - started > maxBackoff) backoff = minBackoff
    await wait(backoff)
    backoff = Math.min(backoff * 2, maxBackoff)
    state.current = undefined
    try {
      await stopLeftover(options.cluster)
      state.current = await startPostmaster(options)
      options.log('PostgreSQL is back.')
    } catch (error) {
      options.log(error instanceof Error ? error.message : String(error))
    }
  }
}

/** Retries: children of a dead server hold its memory for a moment, and a free port may be taken in between. */
async function startOnFreePort(
  options: SupervisorOptions,
): Promise<{ port: number; postmaster: Postmaster }> {
  const end = Date.now() + startTimeout
  for (let backoff = minBackoff; ; backoff = Math.min(backoff * 2, 1_000)) {
    const port = await freePort()
    try {
      return { port, postmaster: await startPostmaster({ ...options, port }) }
    } catch (error) {
      const mayPass =
        error instanceof PostmasterStartError &&
        /pre-existing shared memory|could not bind|Address already in use/.test(error.message)
      if (!mayPass || Date.now() > end) throw error
      await wait(backoff)
    }
  }
}
