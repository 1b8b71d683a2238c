import { build } from 'vite'
import { startPlainHost } from '../support/plain-host/host.ts'
import type { PlainHost } from '../support/plain-host/host.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { cardOf, expect, logIn, test as base } from './support/plain.ts'

/** The API at one origin, the client built for it at another. */
const test = base.extend<{ calls: PlainHost }>({
  calls: async ({ shapes }, handOver) => {
    const calls = await startPlainHost({ shapes })
    await handOver(calls)
    await calls.stop()
  },
  host: async ({ calls }, handOver) => {
    const folder = await temporaryFolder()
    process.env['VITE_API_BASE_URL'] = calls.address
    await build({ logLevel: 'error', build: { outDir: folder.path } })
    delete process.env['VITE_API_BASE_URL']
    const host = await startPlainHost({ face: folder.path })
    await handOver(host)
    await host.stop()
    await folder.remove()
  },
})

test('A sender works with a host at another origin, also after the session was renewed', async ({
  page,
  host,
  calls,
}) => {
  await logIn(page, 'sam')
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  await expect(page.getByRole('article')).toHaveCount(6)

  calls.endSessions()
  await cardOf(page, 'TRK-0008-PLAIN').getByRole('button', { name: 'Cancel Parcel' }).click()
  await page.getByRole('button', { name: 'Yes, cancel parcel' }).click()
  await expect(page.getByText('Parcel canceled successfully')).toBeVisible()
  await page.reload()
  await expect(cardOf(page, 'TRK-0008-PLAIN').getByText('Canceled', { exact: true })).toBeVisible()

  calls.endSessions(true)
  await page.getByRole('button', { name: 'Next' }).click()
  await page.reload()
  await expect(page).toHaveURL(/\/login\?returnTo=/)
  expect(host.asked).toEqual([])
})
