import type { Page } from '@playwright/test'
import type { Database } from '../../../server/db/database.ts'
import type { DemoPerson } from '../../../server/demo/accounts.ts'
import { checkScreen } from '../support/screen.ts'
import { test } from '../support/waybill.ts'
import { makeWorld, type World } from './world.ts'

export interface Screen {
  title: string
  path: string | ((world: World) => string)
  /** Waits until the screen is complete, perhaps after some steps. */
  ready: (page: Page, world: World) => unknown
}

/** What every file of the crawl asks of the server. */
export const settings = {
  DEMO_DATA: 'on',
  RATE_LIMITS: 'off',
  DELIVERY_PROOF: 'name,signature,photo,code',
  WEBHOOK_ALLOWED_NETWORKS: '127.0.0.1',
}

/** One for each server, as its screens are in several files. */
const worlds = new WeakMap<Database, Promise<World>>()

/** A test for each: the screen fits and is accessible at every size, in both themes, without complaints. */
export function crawl(user: DemoPerson | 'visitor', screens: readonly Screen[]): void {
  for (const { title, path, ready } of screens)
    test(`${user}: ${title}`, async ({ waybill, page: visitor, signInAsDemo }) => {
      const made = worlds.get(waybill.db) ?? makeWorld(waybill, signInAsDemo)
      worlds.set(waybill.db, made)
      const world = await made
      const page = user === 'visitor' ? visitor : (await signInAsDemo(user)).page
      await page.goto(typeof path === 'string' ? path : path(world))
      await ready(page, world)
      await checkScreen(page)
    })
}

export const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

export const firstCard = (page: Page) => page.getByRole('article').first().waitFor()

export const text = (words: string | RegExp) => (page: Page) =>
  page.getByText(words).first().waitFor()

/** Presses a button and waits for its dialog. */
export const dialogBy = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name, exact: true, disabled: false }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Sends what is in the open dialog and waits for this in it. */
export async function sendDialog(page: Page, button: string, words: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: button }).click()
  await dialog.getByText(words).first().waitFor()
}
