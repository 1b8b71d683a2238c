import { rm } from 'node:fs/promises'
import { chromium, type Browser, type BrowserContext } from '@playwright/test'
import { browserPath } from '../tests/browser/find.mjs'
import { newFolder } from './built-server.ts'
import { demoAccounts, freePort, type DemoPerson } from './waybill.ts'

const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']

function installed(): { executablePath?: string } {
  const executablePath = browserPath()
  return executablePath === undefined ? {} : { executablePath }
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ ...installed(), args: flags })

export interface DebuggedBrowser {
  /** Debugging port, for Lighthouse. */
  port: number
  close: () => Promise<void>
}

/**
 * A browser with a new profile, in which a demo user is signed in, or no user. Lighthouse clears the cache,
 * and keeps cookies and the page's storage.
 */
export async function launchDebuggedBrowser(
  origin: string,
  person?: DemoPerson,
): Promise<DebuggedBrowser> {
  const port = await freePort()
  const profile = await newFolder()
  const context = await chromium.launchPersistentContext(profile, {
    ...installed(),
    args: ['--headless=new', ...flags, `--remote-debugging-port=${port}`],
  })
  if (person !== undefined) await signIn(context, origin, person)
  return {
    port,
    async close() {
      await context.close()
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Signs a demo user in, as the client would. */
export async function signIn(
  context: BrowserContext,
  origin: string,
  person: DemoPerson,
): Promise<void> {
  const { email, password } = demoAccounts[person]
  const [page = await context.newPage()] = context.pages()
  const login = await context.request.post(`${origin}/api/user/login`, {
    data: { email, password },
  })
  if (!login.ok()) throw new Error(`The login failed with ${login.status()}`)
  // The client remembers that a user is signed in here.
  await page.goto(origin)
  await page.waitForFunction(() => localStorage.getItem('waybill-someone-signed-in') !== null)
  await page.goto('about:blank')
}
