import { emailOf, password as first, sendParcel, setStatus } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

// Typos of the sender and the receiver are refused, and Chromium mentions it.
test.use({ expectedComplaints: /status of (400|401|409)/ })

const second = 'another-long-password'

test('A sender changes name and password, and the other device is signed out', async ({
  signInAs,
  openAsUser,
}) => {
  const { page, id } = await signInAs('SENDER', 'Noor Haddad')
  const { page: phone } = await openAsUser(id)
  await phone.goto('/sender/parcels')
  await phone.getByRole('heading', { level: 1, name: 'My Parcels' }).waitFor()

  await page.goto('/sender/parcels')
  await page.getByRole('link', { name: /Your account/ }).click()
  await expect(page).toHaveTitle('Your account · Waybill')
  await page.getByRole('textbox', { name: 'Name' }).fill('Noor Khalil')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('link', { name: /Noor Khalil/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Noor Khalil')
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(3)

  await page.getByLabel(/^Current password/).fill(first)
  await page.getByLabel(/^New password/).fill(second)
  await page.getByLabel(/^Confirm new password/).fill(second)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(2)

  await phone.reload()
  await expect(phone).toHaveURL(/\/login/)
  await phone.getByLabel('Email').fill(emailOf('Noor Haddad'))
  await phone.getByLabel(/^Password/).fill(second)
  await phone.getByRole('button', { name: 'Login' }).click()
  await expect(phone).toHaveURL(/\/sender\/parcels/)

  await page.reload()
  await page.getByRole('button', { name: 'End all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click()
  await expect(page.getByRole('table', { name: 'Sessions' }).getByRole('row')).toHaveCount(2)
  await phone.reload()
  await expect(phone).toHaveURL(/\/login/)
})

test('A receiver deletes their account once their parcel has arrived', async ({ signInAs }) => {
  const [sender, receiver, admin] = [
    await signInAs('SENDER', 'Sam Sender'),
    await signInAs('RECEIVER', 'Rita Receiver'),
    await signInAs('ADMIN', 'Ada Admin'),
  ]
  const parcel = await sendParcel(sender, receiver)
  const { page } = receiver
  await page.goto('/receiver/account')
  const remove = async (password: string) => {
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(/^Your password/).fill(password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
  }
  await remove(first)
  const refusal = page.getByRole('dialog', { name: 'Your account cannot be deleted yet' })
  await expect(refusal).toContainText('You have parcels under way.')
  await refusal.getByRole('button', { name: 'Close' }).last().click()

  await setStatus(admin, parcel, 'DELIVERED')
  await remove('wrong')
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText('Password does not match')
  await dialog.getByLabel(/^Your password/).fill(first)
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your account is deleted')).toBeVisible()
  await page.goto('/receiver/account')
  await expect(page).toHaveURL(/\/login/)

  await sender.page.goto(`/sender/parcels/${parcel._id}`)
  await expect(sender.page.getByText('Deleted user').first()).toBeVisible()
})
