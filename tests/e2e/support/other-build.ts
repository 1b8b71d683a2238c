import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../../server/project-root.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** A copy of the project, built for a client that asks another host. */
export async function buildFor(apiBaseUrl: string) {
  const { path: root, remove } = await temporaryFolder()
  for (const source of sources)
    await cp(join(projectRoot, source), join(root, source), { recursive: true })
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const env = { ...process.env, VITE_API_BASE_URL: apiBaseUrl }
  await promisify(execFile)(process.execPath, ['server/start/build.mjs'], { cwd: root, env })
  return { root, clientFolder: join(root, 'dist/client'), remove }
}

const sources = [
  'src',
  'server',
  'machines',
  'domain',
  'openapi.yaml',
  'openapi.d.ts',
  'index.html',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
]
