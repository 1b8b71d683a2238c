import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { demoAccounts, type DemoPerson } from '../../server/demo/accounts.ts'
import { freePort } from '../../server/embedded-postgres/postmaster.ts'
import { browserPath } from '../../tests/support/browser-path.ts'

export interface OpenBrowser {
  /** Where Lighthouse drives it. */
  port: number
  close: () => Promise<void>
}

/**
 * A browser of its own, in which somebody has signed in or nobody ever was. Lighthouse empties its
 * cache, and leaves cookies and what the page keeps.
 */
export async function openBrowser(origin: string, person?: DemoPerson): Promise<OpenBrowser> {
  const port = await freePort()
  const folder = await mkdtemp(join(tmpdir(), 'waybill-lighthouse-profile-'))
  const executablePath = browserPath()
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      `--remote-debugging-port=${port}`,
    ],
  })
  if (person !== undefined) await signIn(context, origin, person)
  return {
    port,
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(context: BrowserContext, origin: string, person: DemoPerson): Promise<void> {
  const { email, password } = demoAccounts[person]
  const [page = await context.newPage()] = context.pages()
  const login = await context.request.post(`${origin}/api/user/login`, {
    data: { email, password },
  })
  if (!login.ok()) throw new Error(`The login answered ${login.status()}`)
  // The face remembers that somebody is signed in here.
  await page.goto(origin)
  await page.waitForFunction(() => localStorage.getItem('waybill-someone-signed-in') !== null)
  await page.goto('about:blank')
}
