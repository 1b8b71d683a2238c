import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { test as base, expect } from '@playwright/test'
import type { BrowserContextOptions } from '@playwright/test'
import type { Role } from '../../../openapi.d.ts'
import { demoAccounts, type DemoPerson } from '../../../server/accounts/users/demo-accounts.ts'
import { projectRoot } from '../../../server/project-root.ts'
import { emptyTables } from '../../server/support/tables.ts'
import { createTestDatabase } from '../../support/database.ts'
import { collectComplaints } from './complaints.ts'
import { createUser, openAs, userIdOf, type Node, type Person } from './people.ts'
import { timeZone } from './time-zone.ts'

export { expect }

/** The built application on its own database, for the tests of one file. */
export interface Waybill extends Node {
  /** Address of the database, for another server. */
  url: string
}

/** Servers of a worker, which runs one file after another; each file starts with a server without rows. */
interface FileServer {
  of: (file: string, settings: Record<string, string>) => Promise<Waybill>
}

type Parties = Record<'sender' | 'receiver' | 'admin', Person>

interface Fixtures {
  /** Settings of the server, for all tests of a file. As an option of the worker, they would restart it. */
  settings: Record<string, string>
  waybill: Waybill
  /** Complaints that browsers may have in this file's tests; any other fails the test. */
  expectedComplaints: RegExp
  /** Complaints of this test's browsers so far. */
  complaints: string[]
  /** Opens a browser in which a user is signed in; it is closed after the test. */
  openAsUser: (userId: string, options?: BrowserContextOptions) => Promise<Person>
  /** Creates a user, signed in in a browser of their own. */
  signInAs: (role: Role, name: string, options?: BrowserContextOptions) => Promise<Person>
  /** Creates a sender, a receiver and an administrator with this surname, in browsers of their own. */
  signInParties: (surname: string, ofSender?: BrowserContextOptions) => Promise<Parties>
  signInAsDemo: (person: DemoPerson, options?: BrowserContextOptions) => Promise<Person>
}

const usualSettings = { DEMO_DATA: 'off', RATE_LIMITS: 'off' }

export const test = base.extend<Fixtures, { fileServer: FileServer }>({
  settings: [usualSettings, { option: true }],
  fileServer: [
    // Playwright reads a fixture's dependencies from a destructured first parameter.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      type Running = Awaited<ReturnType<typeof startOnNewDatabase>>
      // One server for all files with the usual settings, because a start takes longer than many
      // tests.
      let usual: Running | undefined
      let current: { file: string; server: Running } | undefined
      await provide({
        async of(file, settings) {
          if (current?.file === file) return current.server
          if (current !== undefined && current.server !== usual) await current.server.stop()
          const isUsual = JSON.stringify(settings) === JSON.stringify(usualSettings)
          if (isUsual && usual !== undefined) await emptyTables(usual.db)
          const server = isUsual && usual ? usual : await startOnNewDatabase(settings)
          if (isUsual) usual = server
          current = { file, server }
          return server
        },
      })
      if (current?.server !== usual) await current?.server.stop()
      await usual?.stop()
    },
    { scope: 'worker' },
  ],
  waybill: async ({ fileServer, settings }, provide, { file }) => {
    await provide(await fileServer.of(file, settings))
  },
  baseURL: async ({ waybill }, provide) => provide(waybill.address),
  expectedComplaints: [/^$/, { option: true }],
  complaints: async ({ expectedComplaints }, provide) => {
    const complaints: string[] = []
    await provide(complaints)
    expect(complaints.filter((text) => !expectedComplaints.test(text))).toEqual([])
  },
  page: async ({ page, complaints }, provide) => {
    collectComplaints(page, complaints)
    await provide(page)
  },
  openAsUser: async ({ browser, waybill, complaints }, provide) => {
    const people: Person[] = []
    await provide(async (userId, options) => {
      const person = await openAs(browser, waybill, userId, options)
      people.push(person)
      collectComplaints(person.page, complaints)
      return person
    })
    await Promise.all(people.map(({ context }) => context.close()))
  },
  signInAs: async ({ waybill, openAsUser }, provide) => {
    await provide(async (role, name, options) =>
      openAsUser(await createUser(waybill, role, name), options),
    )
  },
  signInParties: async ({ signInAs }, provide) => {
    await provide(async (surname, ofSender) => ({
      sender: await signInAs('SENDER', `Sam ${surname}`, ofSender),
      receiver: await signInAs('RECEIVER', `Rita ${surname}`),
      admin: await signInAs('ADMIN', `Ada ${surname}`),
    }))
  },
  signInAsDemo: async ({ waybill, openAsUser }, provide) => {
    await provide(async (person, options) =>
      openAsUser(await userIdOf(waybill, demoAccounts[person].email), options),
    )
  },
})

async function startOnNewDatabase(settings: Record<string, string>) {
  const database = await createTestDatabase()
  const server = await startServer({ DATABASE_URL: database.url, ...settings })
  return {
    address: server.address,
    db: database.db,
    url: database.url,
    async stop() {
      await server.stop()
      await database.drop()
    },
  }
}

const ownSettings = { HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'warn', TIME_ZONE: timeZone }

/** Starts the built server of this project, or of a copy, in a process of its own. */
export async function startServer(settings: Record<string, string>, root = projectRoot) {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, ...ownSettings, ...settings },
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
