import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext } from '@playwright/test'
import { demoAccounts, type DemoPerson } from '../../server/demo/accounts.ts'
import { freePort } from '../../server/db/embedded/postmaster.ts'
import { browserPath } from '../../tests/support/browser-path.ts'

export interface OpenBrowser {
  /** Where Lighthouse drives it. */
  port: number
  /** As for somebody's next visit: signed in, and nothing in the cache. */
  clearCache: () => Promise<void>
  close: () => Promise<void>
}

/** A browser of its own, in which somebody has signed in or nobody ever was. */
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
    async clearCache() {
      const [page = await context.newPage()] = context.pages()
      const session = await context.newCDPSession(page)
      await session.send('Network.clearBrowserCache')
      await session.detach()
    },
    async close() {
      await context.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function signIn(context: BrowserContext, origin: string, person: DemoPerson): Promise<void> {
  const { email, password } = demoAccounts[person]
  const [page = await context.newPage()] = context.pages()
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined)
  await page.goto('about:blank')
}
