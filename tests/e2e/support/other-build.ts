import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../../server/project-root.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** The project with its client built for another host; the server's program is that of the project. */
export async function buildFor(apiBaseUrl: string) {
  const { path: root, remove } = await temporaryFolder()
  await Promise.all(
    copied.map((name) => cp(join(projectRoot, name), join(root, name), { recursive: true })),
  )
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const env = { ...process.env, VITE_API_BASE_URL: apiBaseUrl }
  const build = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: root, env })
  await Promise.all([
    build(vite, 'build'),
    build(vite, 'build', '--config', 'src/app/prerender/vite.config.ts'),
  ])
  await build('dist/prerender/main.js')
  return { root, clientFolder: join(root, 'dist/client'), remove }
}

const vite = 'node_modules/vite/bin/vite.js'

const copied = [
  'src',
  'server',
  'machines',
  'domain',
  'languages',
  'openapi.yaml',
  'openapi.d.ts',
  'index.html',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'dist/server',
  'dist/api-reference',
]
