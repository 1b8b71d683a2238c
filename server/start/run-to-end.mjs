import { spawnSync } from 'node:child_process'

/** @param {string} root @param {string[]} args @param {{ timeout?: number }} [options] milliseconds */
export function runNpm(root, args, options = {}) {
  const npm = process.env['npm_execpath']
  // Under `npm start`, npm gives its path; it may not be on PATH.
  const isKnown = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  return isKnown
    ? runNode(root, [npm, ...args], options)
    : run('npm', args, { ...options, cwd: root, shell: process.platform === 'win32' })
}

/** @param {string} root @param {string[]} args @param {{ timeout?: number }} [options] milliseconds */
export function runNode(root, args, options = {}) {
  return run(process.execPath, args, { ...options, cwd: root })
}

function run(program, args, options) {
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    ...options,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: error?.message ?? `${stdout ?? ''}${stderr ?? ''}` }
}
