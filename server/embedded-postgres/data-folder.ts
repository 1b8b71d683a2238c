import { constants } from 'node:fs'
import { access, chmod, mkdir, realpath, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isRoot } from './account.ts'
import { EmbeddedError } from './errors.ts'

/** Makes DATA_DIR where there is none and answers its real path. */
export async function openDataFolder(path: string): Promise<string> {
  try {
    if (await makeFolder(path)) {
      // Root's PostgreSQL runs as another account, which has to pass through; what is inside
      // has its own narrower rights.
      await chmod(path, isRoot() ? 0o711 : 0o700)
    }
    await access(path, constants.W_OK | constants.X_OK)
    return await realpath(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new EmbeddedError(
      `The data cannot be kept in ${path} (${reasons[code] ?? String(error)}). Start as the ` +
        "folder's owner or as root, or choose another folder with DATA_DIR.",
      { cause: error },
    )
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this account may not write there',
  EEXIST: 'it is a file',
  ENOENT: 'no folder can be made there',
  ENOTDIR: 'a file is in the way',
  EROFS: 'the disk is read-only',
}

// Node's own recursive way never ends where the system refuses new folders with ENOENT.
async function makeFolder(path: string): Promise<boolean> {
  const there = await kindOf(path)
  if (there === 'folder') return false
  const parent = dirname(path)
  if (there === undefined && parent !== path) await makeFolder(parent)
  await mkdir(path).catch(async (error: unknown) => {
    // Another start may be making the same folder.
    if ((await kindOf(path)) !== 'folder') throw error
  })
  return true
}

async function kindOf(path: string): Promise<'folder' | 'file' | undefined> {
  return stat(path).then(
    (found) => (found.isDirectory() ? 'folder' : 'file'),
    () => undefined,
  )
}
