import type { Page } from '@playwright/test'
import { giveLogin } from './support/forms.ts'
import { createUser, emailOf, password } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// Chromium mentions the password and the passkey that the server refuses.
test.use({ settings: { DEMO_DATA: 'off' }, expectedComplaints: /status of 40[01]/ })

test('a sender adds a passkey, logs in with it twice, and removes it', async ({
  page,
  waybill,
}) => {
  await createUser(waybill, 'SENDER', 'Sam Sender')
  const authenticator = await giveAuthenticator(page)
  // Browsers have no passkeys for an IP address.
  const origin = waybill.address.replace('127.0.0.1', 'localhost')
  const login = `${origin}/login?returnTo=%2Fsender%2Faccount`
  await page.goto(login)
  await giveLogin(page, emailOf('Sam Sender'), password)
  await expect(page).toHaveURL(`${origin}/sender/account`)

  const section = page.getByRole('region', { name: 'Passkeys' })
  const dialog = page.getByRole('dialog')
  const ownPassword = dialog.getByLabel(/^Your password/)
  await section.getByRole('button', { name: 'Add passkey' }).click()
  await ownPassword.fill('wrong')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText('Password does not match')).toBeVisible()
  await ownPassword.fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const name = dialog.getByRole('textbox', { name: 'Name' })
  await expect(name).toHaveValue(/^Chrome/)
  await name.fill('Work laptop')
  await dialog.getByRole('button', { name: 'Save name' }).click()
  const row = section.getByRole('row', { name: /Work laptop/ })
  await expect(row).toContainText('Never')

  const logOut = async () => {
    await page.request.post(`${origin}/api/auth/logout`)
    await page.goto(login)
  }
  const options = '**/api/user/login/passkey/options'
  /** Before that, the browser offers the passkey beside the email, and the offer is ignored. */
  const pressTheButton = async () => {
    await page.route(options, async (route) => {
      await authenticator.answersByItself(true)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Log in with a passkey' }).click()
  }
  const openLogin = async () => {
    await authenticator.answersByItself(false)
    const offered = page.waitForResponse(options)
    await logOut()
    await offered
  }

  await openLogin()
  await pressTheButton()
  await expect(page).toHaveURL(`${origin}/sender/account`)
  await expect(row).not.toContainText('Never')

  // The passkey is offered beside the email, without a press of any button.
  await page.unroute(options)
  await logOut()
  await expect(page).toHaveURL(`${origin}/sender/account`)

  await section.getByRole('button', { name: 'Remove Work laptop' }).click()
  await ownPassword.fill(password)
  await dialog.getByRole('button', { name: 'Remove passkey' }).click()
  await expect(section.getByText('No passkeys yet.')).toBeVisible()
  await openLogin()
  await pressTheButton()
  await expect(
    page.getByText('This passkey does not work here. Please log in another way.').first(),
  ).toBeVisible()
})

/** Adds a virtual device that verifies its user without asking. */
async function giveAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    answersByItself: (enabled: boolean) =>
      client.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  }
}
