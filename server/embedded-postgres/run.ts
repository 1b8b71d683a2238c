import { spawn } from 'node:child_process'

/** Who a program runs as; empty: as this process. */
export interface Identity {
  uid?: number
  gid?: number
}

export interface Outcome {
  code: number | null
  output: string
}

export function run(
  program: string,
  args: string[],
  { as = {}, input = '' }: { as?: Identity; input?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...as, ...surroundings, stdio: 'pipe' })
    let output = ''
    const collect = (part: Buffer) => {
      output = (output + part.toString()).slice(-8_000)
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.stdin.on('error', () => undefined)
    child.on('error', (error) => resolve({ code: null, output: error.message }))
    child.on('close', (code) => resolve({ code, output: output.trim() }))
    child.stdin.end(input)
  })
}

// The person's own folder may be closed to the account that PostgreSQL runs as, and their
// PG… variables would change what its programs do.
export const surroundings = {
  cwd: process.platform === 'win32' ? undefined : '/',
  env: {
    PATH: process.env['PATH'],
    SystemRoot: process.env['SystemRoot'],
    TEMP: process.env['TEMP'],
    LC_MESSAGES: 'C',
    TZ: 'UTC',
  },
}
