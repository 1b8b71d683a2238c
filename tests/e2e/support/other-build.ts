import { execFile } from 'node:child_process'
import { cp, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectRoot } from '../../../server/project-root.ts'
import { buildSources } from '../../../server/start/build-sources.mjs'
import { temporaryFolder } from '../../support/temporary-folder.ts'

/** Copies the project and builds its client for another host; the server is the project's own build. */
export async function buildFor(apiBaseUrl: string) {
  const { path: root, remove } = await temporaryFolder()
  await Promise.all(
    copied.map((name) => cp(join(projectRoot, name), join(root, name), { recursive: true })),
  )
  await symlink(join(projectRoot, 'node_modules'), join(root, 'node_modules'))
  const env = { ...process.env, VITE_API_BASE_URL: apiBaseUrl }
  await promisify(execFile)(process.execPath, ['server/start/build-language.mjs'], {
    cwd: root,
    env,
  })
  return { root, clientFolder: join(root, 'dist/client'), remove }
}

const copied = [...buildSources, 'dist/server', 'dist/api-reference']
