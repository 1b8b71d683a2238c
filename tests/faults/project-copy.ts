import { execFile } from 'node:child_process'
import { cp, readFile, realpath, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../server/project-root.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import type { Fault } from './fault.ts'

const notCopied = new Set(['node_modules', 'dist', '.git', 'data', 'test-results'])
const buildTimeout = 10 * 60_000

/** The project as it stands in the working tree, in a folder where faults do no harm. */
export async function copyProject() {
  const folder = await temporaryFolder()
  const root = await realpath(folder.path)
  await cp(projectRoot, root, {
    recursive: true,
    filter: (source) => !notCopied.has(basename(source)),
  })
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  return {
    root,
    remove: folder.remove,
    /** Returns a function that puts the file back. */
    async plant({ file, find, replace }: Fault): Promise<() => Promise<void>> {
      const path = join(root, file)
      const text = await readFile(path, 'utf8')
      await writeFile(
        path,
        text.replace(find, () => replace),
      )
      return () => writeFile(path, text)
    },
    /** False where the fault does not even build. */
    async build(): Promise<boolean> {
      const options = {
        cwd: root,
        timeout: buildTimeout,
        env: { ...process.env, VITE_API_BASE_URL: '' },
      }
      return promisify(execFile)('npm', ['run', '--silent', 'build'], options).then(
        () => true,
        () => false,
      )
    },
  }
}

/** Says why a fault cannot be planted, if it cannot. */
export async function checkPlace({ file, find, replace }: Fault): Promise<string | undefined> {
  const text = await readFile(join(projectRoot, file), 'utf8').catch(() => null)
  if (text === null) return `${file} is not there`
  const places = text.split(find).length - 1
  if (places !== 1) return `${file} has the place ${places} times: ${find}`
  return find === replace ? 'it changes nothing' : undefined
}
