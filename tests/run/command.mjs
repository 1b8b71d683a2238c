import { spawn } from 'node:child_process'

/** Running commands, each in a process group of its own, so that it ends with everything that it started. */
const running = new Set()
const hasGroups = process.platform !== 'win32'
let isEnding = false

/**
 * Runs a command to its end. Its output is shown as it comes, or collected and returned. Never resolves once
 * commands are being ended, so that nothing follows.
 * @param {string[]} command @param {{ env: NodeJS.ProcessEnv, shows: boolean }} options
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function runCommand([program, ...args], { env, shows }) {
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: ['ignore', ...(shows ? ['inherit', 'inherit'] : ['pipe', 'pipe'])],
      detached: hasGroups,
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    const end = (code) => {
      running.delete(child)
      if (!isEnding) resolve({ code, output, seconds: (Date.now() - began) / 1000 })
    }
    running.add(child)
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}

/** Ends running commands; those that do not end within ten seconds are killed. */
export async function endCommands() {
  isEnding = true
  const children = [...running]
  for (const child of children) signal(child, 'SIGTERM')
  const kill = setTimeout(() => children.forEach((child) => signal(child, 'SIGKILL')), 10_000)
  await Promise.all(children.map(ended))
  clearTimeout(kill)
}

const ended = (child) => new Promise((resolve) => child.once('close', resolve))

function signal(child, name) {
  try {
    if (hasGroups) process.kill(-child.pid, name)
    else child.kill(name)
  } catch {
    // The command has already ended.
  }
}
