import { demoAccounts } from '../../server/demo/accounts.ts'
import { expect, test } from './support/waybill.ts'

test.use({ settings: { DEMO_DATA: 'on', RATE_LIMITS: 'off' } })

test('An administrator goes to the system with the keyboard, and reads what to look at', async ({
  signInAsDemo,
}) => {
  const { page } = await signInAsDemo('admin')
  await page.goto('/admin/users')
  const link = page.getByRole('link', { name: 'System' })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/system$/)
  await expect(page).toHaveTitle('System · Waybill')
  await expect(link).toHaveAttribute('aria-current', 'page')

  const warnings = page.getByRole('region', { name: 'Needs attention' }).getByRole('listitem')
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
