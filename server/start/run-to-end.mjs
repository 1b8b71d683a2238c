import { spawnSync } from 'node:child_process'

/** @param {string} root @param {string[]} args */
export function runNpm(root, args) {
  const npm = process.env['npm_execpath']
  // Under `npm start`, npm says where it is; it may not be on the path.
  const isKnown = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  return isKnown
    ? runNode(root, [npm, ...args])
    : run('npm', args, { cwd: root, shell: process.platform === 'win32' })
}

/** @param {string} root @param {string[]} args */
export function runNode(root, args) {
  return run(process.execPath, args, { cwd: root })
}

function run(program, args, options) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: error?.message ?? `${stdout ?? ''}${stderr ?? ''}` }
}
