import { randomBytes } from 'node:crypto'
import { open, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

/** The database's password, kept in a file that only this account can read. */
export async function readPassword(dataDir: string): Promise<{ password: string; isNew: boolean }> {
  const path = join(dataDir, 'postgres-password')
  const kept = (await readFile(path, 'utf8').catch(orMissing)).trim()
  if (/^[0-9a-f]{64}$/.test(kept)) return { password: kept, isNew: false }

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

function orMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}
