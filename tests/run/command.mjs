import { spawn } from 'node:child_process'

/**
 * Runs a command to its end. Its output is shown at once, or collected and answered.
 * @param {string[]} command @param {{ env: NodeJS.ProcessEnv, shows: boolean }} options
 * @returns {Promise<{ code: number, output: string, seconds: number }>}
 */
export function runCommand([program, ...args], { env, shows }) {
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env,
      stdio: shows ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (chunk) => {
      output += chunk
    }
    child.stdout?.setEncoding('utf8').on('data', keep)
    child.stderr?.setEncoding('utf8').on('data', keep)
    const end = (code) => resolve({ code, output, seconds: (Date.now() - began) / 1000 })
    child.once('error', (error) => {
      output += error.message
      end(1)
    })
    child.once('close', (code) => end(code ?? 1))
  })
}
