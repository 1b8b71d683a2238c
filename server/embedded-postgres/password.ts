import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** The database's password, kept in a file that only this account can read. */
export async function readPassword(dataDir: string): Promise<{ password: string; isNew: boolean }> {
  const path = pathIn(dataDir)
  const kept = await keptPassword(dataDir)
  if (kept !== undefined) return { password: kept, isNew: false }

  const password = randomBytes(32).toString('hex')
  const handle = await open(`${path}.new`, 'w', 0o600)
  try {
    await handle.chmod(0o600)
    await handle.writeFile(`${password}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${path}.new`, path)
  return { password, isNew: true }
}

export async function keptPassword(dataDir: string): Promise<string | undefined> {
  const text = (await readFile(pathIn(dataDir), 'utf8').catch(orMissing)).trim()
  return /^[0-9a-f]{64}$/.test(text) ? text : undefined
}

const pathIn = (dataDir: string) => join(dataDir, 'postgres-password')

function orMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
