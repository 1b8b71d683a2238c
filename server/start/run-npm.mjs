import { spawnSync } from 'node:child_process'

/** @param {string} root @param {string[]} args */
export function runNpm(root, args) {
  const npm = process.env['npm_execpath']
  // Under `npm start`, npm says where it is; it may not be on the path.
  const own = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  const [program, first] = own ? [process.execPath, [npm]] : ['npm', []]
  const { error, status, stdout, stderr } = spawnSync(program, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell: !own && process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}` }
}
