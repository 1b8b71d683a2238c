import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { version } from '../version.ts'

/** How the operator types a command here, followed by its words: `npm run admin --` in a clone. */
export function typedCommand(name: string): string {
  // A package does not contain the file that npm runs.
  if (existsSync(join(projectRoot, 'server/start/command.mjs'))) return `npm run ${name} --`
  // npx does not put the command on the PATH.
  const isNpx = process.env['npm_lifecycle_event'] === 'npx'
  return isNpx ? `npx --yes ./waybill-${version}.tgz ${name}` : `waybill ${name}`
}

/** The command that creates the first administrator. */
export const createAdminCommand = () =>
  `${typedCommand('admin')} create --name "Ada Admin" --email ada@example.com`

export const removeDemoCommand = () => `${typedCommand('admin')} remove-demo`
