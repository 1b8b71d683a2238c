import type { Account } from './calls.ts'
import { misdeeds, type Surroundings } from './misdeeds.ts'

export interface Task extends Omit<Surroundings, 'isOver'> {
  misdeed: string
  accounts: Account[]
}

// Runs in its own process, so that its own load does not count as the server's.
let isOver = false
process.on('message', (message: Task | 'stop') => {
  if (message === 'stop') isOver = true
  else void behaveBadly(message)
})
process.send?.('ready')

async function behaveBadly({ misdeed, accounts, ...around }: Task): Promise<void> {
  const surroundings = { ...around, isOver: () => isOver }
  const done = misdeeds[misdeed]?.do
  if (done === undefined) throw new Error(`There is no misdeed ${misdeed}`)
  await Promise.all(accounts.map((account) => done(account, surroundings)))
  process.exit(0)
}
