import { fork } from 'node:child_process'

/**
 * Runs a program of ours, which can end with this process. Rejects if it fails.
 * @param {string} program @param {string[]} args
 */
export function runProgram(program, args) {
  return new Promise((resolve, reject) => {
    const child = fork(program, args)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      if (code === 0) resolve()
      else reject(new Error(`${[program, ...args].join(' ')} ended with ${signal ?? code}`))
    })
  })
}
