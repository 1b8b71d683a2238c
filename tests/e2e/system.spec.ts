import sql from 'sql-template-tag'
import { demoAccounts } from '../../server/demo/accounts.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' }, reducedMotion: 'reduce' })

test.beforeEach(async ({ page, waybill }) => {
  const { email, password } = demoAccounts.admin
  const address = `${waybill.address}/api/user/login`
  expect((await page.request.post(address, { data: { email, password } })).status()).toBe(200)
})

test('An administrator goes to the system with the keyboard, and reads what to look at', async ({
  page,
  waybill,
}) => {
  await page.goto(`${waybill.address}/admin/users`)
  const link = page.getByRole('link', { name: 'System' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/system$/)
  await expect(page).toHaveTitle('System · Waybill')
  await expect(link).toHaveAttribute('aria-current', 'page')

  const warnings = page.getByRole('region', { name: 'To look at' }).getByRole('listitem')
  await expect(warnings).toContainText([
    'Set ADMIN_SIGNUP=closed.',
    demoAccounts.admin.email,
    'Put HTTPS in front',
    'Set RATE_LIMITS=on.',
  ])
  const database = page.getByRole('article').filter({ hasText: 'PostgreSQL' })
  await expect(database).toContainText('Leader')
  const nodes = page.getByRole('region', { name: 'Nodes' }).getByRole('article')
  await expect(nodes).toContainText(['Alive'])
  await expect(nodes).toContainText(['This node answered you.'])
})

test('An administrator who keeps the page open sees a backup appear', async ({ page, waybill }) => {
  await page.goto(`${waybill.address}/admin/system`)
  const backup = page.getByRole('article').filter({ hasText: 'Last backup' })
  await expect(backup).toContainText('None known')
  await waybill.db.query(sql`
    insert into last_backup (id, ended_at, bytes) values (1, now() - interval '90 minutes', 123456)
  `)
  await expect(backup).toContainText('1 hour ago', { timeout: 30_000 })
  await expect(backup).toContainText('123 kB')
})

for (const width of [360, 768, 1280]) {
  test(`An administrator reads the system on a screen of ${width} px, in both themes`, async ({
    page,
    waybill,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const complaints = complaintsOf(page)
    await page.goto(`${waybill.address}/admin/system`)
    await page.getByText('Alive').waitFor()
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    expect(complaints).toEqual([])
  })
}
