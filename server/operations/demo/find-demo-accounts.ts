import type { Queryable } from '../../db/database.ts'
import { matchPassword } from '../../accounts/users/passwords.ts'
import { findAccounts, type AccountRow } from '../../accounts/users/repository.ts'
import { demoAccounts } from '../../accounts/users/demo-accounts.ts'

type DemoAccount = (typeof demoAccounts)[keyof typeof demoAccounts]

interface FoundDemoAccount {
  id: string
  account: DemoAccount
  hasPublishedPassword: boolean
  /** Anyone can log in: the account is not blocked, and still has the published password. */
  isOpen: boolean
}

/** Demo accounts in the database, in the order in which they are published. */
export async function findDemoAccounts(db: Queryable): Promise<FoundDemoAccount[]> {
  const accounts: DemoAccount[] = Object.values(demoAccounts)
  const rows = await findAccounts(
    db,
    accounts.map(({ email }) => email),
  )
  const found = accounts.flatMap((account) => {
    const row = rows.find(({ email }) => email === account.email)
    return row === undefined ? [] : [{ account, row }]
  })
  return Promise.all(
    found.map(async ({ account, row }) => {
      const hasPublishedPassword = await isPublished(account, row)
      const isOpen = !row.is_blocked && hasPublishedPassword
      return { id: row.id, account, hasPublishedPassword, isOpen }
    }),
  )
}

/** Results by hash, because the System page reloads often, and each check costs some milliseconds of a core. */
const checked = new Map<string, Promise<boolean>>()

function isPublished(
  { password }: DemoAccount,
  { password_hash: hash }: AccountRow,
): boolean | Promise<boolean> {
  if (hash === null) return false
  const known = checked.get(hash) ?? matchPassword(hash, password).then((match) => match !== null)
  checked.set(hash, known)
  known.catch(() => checked.delete(hash))
  return known
}
