import { AsyncLocalStorage } from 'node:async_hooks'

interface Work {
  owner: string
}

const work = new AsyncLocalStorage<Work>()

/** Owner of everything that no request began, such as sending messages. */
const server = 'server'

/** Does the work for an owner, whose part of the shared places it takes: an account, or a visitor's network. */
export function asOwner<Result>(owner: string, run: () => Promise<Result>): Promise<Result> {
  const current = { owner }
  return work.run(current, async () => {
    try {
      return await run()
    } finally {
      // Work that the request started for others, such as a poller, is not its owner's.
      current.owner = server
    }
  })
}

/** Owner for whom the current work is done. */
export const currentOwner = (): string => work.getStore()?.owner ?? server
