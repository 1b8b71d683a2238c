import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import type { Database } from '../../../server/db/database.ts'
import { projectRoot } from '../../../server/project-root.ts'
import { createTestDatabase } from '../../support/database.ts'

export { expect }

/** The built application on a database of its own, for the tests of one file. */
export interface Waybill {
  address: string
  db: Database
}

interface Options {
  /** Settings of the server for this file's tests. */
  settings: Record<string, string>
}

export const test = base.extend<object, { waybill: Waybill } & Options>({
  settings: [{ DEMO_DATA: 'off' }, { scope: 'worker', option: true }],
  waybill: [
    async ({ settings }, use) => {
      const database = await createTestDatabase()
      const server = await startServer({ DATABASE_URL: database.url, ...settings })
      await use({ address: server.address, db: database.db })
      await server.stop()
      await database.drop()
    },
    { scope: 'worker' },
  ],
})

/** The built server in a process of its own; of this project, or of a copy of it. */
export async function startServer(settings: Record<string, string>, root = projectRoot) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await addressPrintedBy(child)
  return {
    address,
    async stop() {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    },
  }
}

function addressPrintedBy(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0]
      if (address !== undefined) resolve(address)
    })
    child.once('exit', (code) => {
      reject(new Error(`The server ended with ${code} before it listened:\n${printed}`))
    })
  })
}
