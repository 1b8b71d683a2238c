import { spawnSync } from 'node:child_process'

/** @param {string} root @param {string[]} args @param {{ stdio?: 'pipe' | 'inherit', env?: NodeJS.ProcessEnv }} [options] */
export function runNpm(root, args, { stdio = 'pipe', env = process.env } = {}) {
  const npm = process.env['npm_execpath']
  // Under `npm start`, npm says where it is; it may not be on the path.
  const isKnown = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  const [program, first] = isKnown ? [process.execPath, [npm]] : ['npm', []]
  const { error, status, stdout, stderr } = spawnSync(program, [...first, ...args], {
    cwd: root,
    env,
    stdio,
    encoding: 'utf8',
    shell: !isKnown && process.platform === 'win32',
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: status === 0, output: error?.message ?? `${stdout ?? ''}${stderr ?? ''}` }
}
