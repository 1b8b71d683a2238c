import type { Browser, Page } from '@playwright/test'
import type { Database } from '../../../server/db/database.ts'
import { demoAccounts, type DemoPerson } from '../../../server/accounts/users/demo-accounts.ts'
import { collectComplaints } from '../support/complaints.ts'
import { seeOtherLanguagesFit } from '../support/other-texts.ts'
import { openAs, userIdOf } from '../support/people.ts'
import { checkScreen } from '../support/screen.ts'
import { test, type Waybill } from '../support/waybill.ts'
import { makeWorld, type World } from './world.ts'

export interface Screen {
  title: string
  path: string | ((world: World) => string)
  /** Waits until the screen is complete, perhaps after some steps. */
  ready: (page: Page, world: World) => unknown
}

/** Server settings of all files of the crawl. */
export const settings = {
  DEMO_DATA: 'on',
  RATE_LIMITS: 'off',
  DELIVERY_PROOF: 'name,signature,photo,code',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
}

/** State of a server that several files use in turn. */
interface Shared {
  world: Promise<World>
  /**
   * Shares one page among all screens: in a process of its own, each would compile the application's scripts
   * again.
   */
  pages: Map<DemoPerson | 'visitor', Promise<Page>>
}

const shares = new WeakMap<Database, Shared>()

/**
 * Makes a test for each screen: it fits and is accessible at every size and in both themes, causes no
 * complaints, and fits with the texts of other languages.
 */
export function crawl(user: DemoPerson | 'visitor', screens: readonly Screen[]): void {
  for (const { title, path, ready } of screens)
    test(`${user}: ${title}`, async ({ waybill, browser, signInAsDemo, complaints }) => {
      const shared = shares.get(waybill.db) ?? {
        world: makeWorld(waybill, signInAsDemo),
        pages: new Map(),
      }
      shares.set(waybill.db, shared)
      const world = await shared.world
      const opened = shared.pages.get(user) ?? openPage(browser, waybill, user)
      shared.pages.set(user, opened)
      const page = await opened
      page.removeAllListeners()
      collectComplaints(page, complaints)
      await leave(page)
      await page.goto(typeof path === 'string' ? path : path(world))
      await ready(page, world)
      await checkScreen(
        page,
        user === 'visitor' ? {} : { beforeNarrowing: () => isLiveByNow(page) },
      )
      await seeOtherLanguagesFit(page)
      await page.setViewportSize({ width: 1280, height: 720 })
    })
}

/** The last part of a dashboard to load; its stream opens two seconds after the page was requested. */
async function isLiveByNow(page: Page): Promise<void> {
  const age = await page.evaluate(() => performance.now())
  if (age > 1_500) await page.getByText('Live', { exact: true }).waitFor()
}

/** Leaves nothing of a screen to the next, which may be at another hash of the same address. */
async function leave(page: Page): Promise<void> {
  await page.goto('/health/live')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}

async function openPage(browser: Browser, waybill: Waybill, user: DemoPerson | 'visitor') {
  if (user === 'visitor') return browser.newPage({ baseURL: waybill.address })
  const userId = await userIdOf(waybill, demoAccounts[user].email)
  return (await openAs(browser, waybill, userId)).page
}

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

export const firstCard = (page: Page) => page.getByRole('article').first().waitFor()

export const text = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).first().waitFor()

/**
 * Presses a button and waits until its dialog has the focus, which would otherwise be taken from a field
 * later.
 */
export const dialogBy = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true, disabled: false }).first().click()
  await page.locator('[role=dialog]:focus-within').waitFor()
}

/** Submits the open dialog and waits for this in it. */
export async function sendDialog(page: Page, button: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button }).click()
  await dialog.getByText(words).first().waitFor()
}
