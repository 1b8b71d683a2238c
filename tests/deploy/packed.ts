import { execFile } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { projectRoot } from '../../server/project-root.ts'

const run = promisify(execFile)

const packed = z.tuple([
  z.object({
    filename: z.string(),
    size: z.number(),
    files: z.array(z.object({ path: z.string() })),
  }),
])
const lockfile = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().default(false) })),
})

/**
 * Unpacks the result of `npm pack` on the last build into `package` in the folder, and returns its
 * files and its size in bytes. Leaves out its script, which would build again under other tests
 * that read the build.
 */
export async function unpackPackage(folder: string): Promise<{ files: string[]; size: number }> {
  const command = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder]
  const { stdout } = await run('npm', command, { cwd: projectRoot })
  const [{ filename, size, files }] = packed.parse(JSON.parse(stdout))
  await run('tar', ['-xzf', filename], { cwd: folder })
  return { files: files.map(({ path }) => path), size }
}

/**
 * Copies what `npm ci --omit=dev` would install, by the lockfile, from the packages installed here.
 */
export async function installPackages(folder: string): Promise<void> {
  const wanted = await packagesOf('package-lock.json')
  // npm records the installed packages here: of those for single platforms, only this platform's.
  const installed = await packagesOf('node_modules/.package-lock.json')
  const paths = Object.keys(installed).filter((path) => wanted[path]?.dev === false)
  // A package below another one comes with it.
  const outer = paths.filter((path) => path.lastIndexOf('node_modules/') === 0)
  for (const parent of new Set(outer.map((path) => dirname(path)))) {
    const group = outer.filter((path) => dirname(path) === parent)
    await mkdir(join(folder, parent), { recursive: true })
    await copy(
      group.map((path) => join(projectRoot, path)),
      join(folder, parent),
    )
  }
}

/**
 * Copies everything unchanged, with links; the system's program is several times as fast as Node.
 */
export const copy = (sources: string[], target: string) => run('cp', ['-a', ...sources, target])

async function packagesOf(path: string) {
  const { packages } = lockfile.parse(JSON.parse(await readFile(join(projectRoot, path), 'utf8')))
  return packages
}
