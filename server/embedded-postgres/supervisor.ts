import { setTimeout as wait } from 'node:timers/promises'
import { stopLeftover } from './leftover.ts'
import {
  freePort,
  startPostmaster,
  StartFailure,
  type Postmaster,
  type PostmasterOptions,
} from './postmaster.ts'

export interface Supervised {
  port: number
  stop(): Promise<void>
}

type SupervisorOptions = Omit<PostmasterOptions, 'port'> & { log: (line: string) => void }

const shortestPause = 50
const longestPause = 5_000

/** Starts the server and starts it again, on the same port, whenever it ends by itself. */
export async function supervise(options: SupervisorOptions): Promise<Supervised> {
  const { port, postmaster } = await startPatiently(options)
  const state: State = { current: postmaster, stopping: false }
  const interrupt = () => {
    try {
      if (state.current !== undefined) process.kill(state.current.pid, 'SIGINT')
    } catch {
      // It has ended by itself.
    }
  }
  // When this process ends without `stop`, the server should not stay behind.
  process.once('exit', interrupt)
  const watching = watch(state, { ...options, port })

  return {
    port,
    async stop() {
      state.stopping = true
      process.removeListener('exit', interrupt)
      await state.current?.stop()
      await watching
      await state.current?.stop()
    },
  }
}

interface State {
  current: Postmaster | undefined
  stopping: boolean
}

async function watch(state: State, options: PostmasterOptions & Pick<SupervisorOptions, 'log'>) {
  let pause = shortestPause
  while (!state.stopping) {
    const started = Date.now()
    await state.current?.ended
    if (state.stopping) return
    options.log('PostgreSQL has ended unexpectedly; starting it again …')
    if (Date.now() - started > longestPause) pause = shortestPause
    await wait(pause)
    pause = Math.min(pause * 2, longestPause)
    state.current = undefined
    try {
      await stopLeftover(options.folder)
      state.current = await startPostmaster(options)
      options.log('PostgreSQL is back.')
    } catch (error) {
      options.log(error instanceof Error ? error.message : String(error))
    }
  }
}

/** A dead server's children hold its memory for a moment, and a free port may be taken. */
async function startPatiently(
  options: SupervisorOptions,
): Promise<{ port: number; postmaster: Postmaster }> {
  const end = Date.now() + 20_000
  for (let pause = 50; ; pause = Math.min(pause * 2, 1_000)) {
    const port = await freePort()
    try {
      return { port, postmaster: await startPostmaster({ ...options, port }) }
    } catch (error) {
      const passes =
        error instanceof StartFailure &&
        /pre-existing shared memory|could not bind|Address already in use/.test(error.message)
      if (!passes || Date.now() > end) throw error
      await wait(pause)
    }
  }
}
