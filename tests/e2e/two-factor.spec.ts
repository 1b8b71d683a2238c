import { readFile } from 'node:fs/promises'
import { codeOf, recoveryCodesOn, secretOn } from './support/authenticator.ts'
import { giveLogin } from './support/forms.ts'
import { emailOf, password } from './support/people.ts'
import { checkScreen } from './support/screen.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions what the server refuses.
test.use({
  settings: { DEMO_DATA: 'off', REQUIRE_2FA: 'admins' },
  expectedComplaints: /status of 40[01]/,
})

test('a sender sets it up, logs in with codes, and turns it off', async ({ signInAs }) => {
  const { page, request } = await signInAs('SENDER', 'Sam Sender')
  const email = emailOf('Sam Sender')
  const section = page.getByRole('region', { name: 'Two-factor authentication' })

  await page.goto('/sender/account')
  await section.getByRole('button', { name: 'Set up two-factor authentication' }).click()
  await expect(section.getByLabel(/^Your password/)).toBeFocused()
  await checkScreen(page)
  await section.getByLabel(/^Your password/).fill(password)
  await section.getByRole('button', { name: 'Continue' }).click()
  const code = section.getByRole('textbox', { name: /^Code from the app/ })
  await expect(code).toBeFocused()
  await checkScreen(page)
  const secret = await secretOn(page)
  await code.fill(codeOf(secret))
  await code.press('Enter')

  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  await checkScreen(page)
  const codes = await recoveryCodesOn(page)
  expect(codes).toHaveLength(10)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('button', { name: 'Download' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('waybill-recovery-codes.txt')
  expect(await readFile(await download.path(), 'utf8')).toBe(`${codes.join('\n')}\n`)
  await section.getByRole('button', { name: 'I have saved them' }).click()
  await expect(section.getByText('10 recovery codes left')).toBeVisible()
  await checkScreen(page)

  const giveThePassword = async () => {
    await request.post('/api/auth/logout')
    await page.goto('/login?returnTo=%2Fsender%2Faccount')
    await giveLogin(page, email, password)
  }
  await giveThePassword()
  const appCode = page.getByRole('textbox', { name: 'Code' })
  await expect(appCode).toBeFocused()
  await checkScreen(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await page.getByRole('textbox', { name: 'Password', exact: true }).press('Enter')
  // The code of the set-up is used up.
  await appCode.fill(codeOf(secret, 'next'))
  await appCode.press('Enter')
  await expect(page).toHaveURL(/\/sender\/account$/)

  await giveThePassword()
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  const recoveryCode = page.getByRole('textbox', { name: 'Recovery code' })
  await expect(recoveryCode).toBeFocused()
  await checkScreen(page)
  await recoveryCode.fill(codes[0]?.toLowerCase() ?? '')
  await recoveryCode.press('Enter')
  await expect(section.getByText('9 recovery codes left')).toBeVisible()

  const dialog = page.getByRole('dialog')
  const ownPassword = dialog.getByLabel(/^Your password/)
  const prove = async (recovery: string | undefined, button: string) => {
    await ownPassword.fill(password)
    await dialog.getByRole('textbox', { name: /^Code/ }).fill(recovery ?? '')
    await dialog.getByRole('button', { name: button }).click()
  }
  await section.getByRole('button', { name: 'New recovery codes' }).click()
  await dialog.getByText('Your current codes stop working.').waitFor()
  await checkScreen(page)
  await prove(codes[1], 'Create new codes')
  await expect(section.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused()
  const [newCode] = await recoveryCodesOn(page)
  await section.getByRole('button', { name: 'I have saved them' }).click()

  await section.getByRole('button', { name: 'Turn off' }).click()
  // Text typed before the dialog has taken the focus would land in its first field.
  await expect(ownPassword).toBeFocused()
  await prove(newCode, 'Turn off')
  await expect(
    section.getByRole('button', { name: 'Set up two-factor authentication' }),
  ).toBeVisible()
  await giveThePassword()
  await expect(page).toHaveURL(/\/sender\/account$/)
})

test('an administrator who needs it has to set it up first', async ({ signInAs }) => {
  const { page } = await signInAs('ADMIN', 'Ada Admin')
  await page.goto('/admin/users')
  const heading = page.getByRole('heading', { level: 1, name: 'Set up two-factor authentication' })
  await expect(heading).toBeVisible()
  await checkScreen(page)
})

test('a login without it loads no code of the second step', async ({ signInAs }) => {
  const { request, page } = await signInAs('SENDER', 'Nora Plain')
  await request.post('/api/auth/logout')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/login')
  await giveLogin(page, 'nora.plain@waybill.test', password)
  await expect(page.getByText('Logged in successfully!')).toBeVisible()
  expect(asked.filter((url) => url.includes('code-step'))).toEqual([])
})
