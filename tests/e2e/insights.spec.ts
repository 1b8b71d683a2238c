import { sendParcel } from './support/people.ts'
import { expect, test } from './support/waybill.ts'

test('An administrator steps through a quarter’s values by keyboard, and they match its table', async ({
  signInParties,
}) => {
  const { admin, sender, receiver } = await signInParties('Figures')
  await sendParcel(sender, receiver)
  const { page } = admin
  const name = 'Created and delivered per day'
  await page.goto('/admin/insights?days=90')
  const asTable = page.getByRole('button', { name: `Show as table: ${name}` })
  const values = page.getByRole('slider', { name })
  const heard: (string | null)[] = []
  await asTable.focus()
  for (const key of ['Tab', 'ArrowLeft', 'Home', 'ArrowRight']) {
    await page.keyboard.press(key)
    await expect(values).toBeFocused()
    heard.push(await values.getAttribute('aria-valuetext'))
  }
  await asTable.click()
  const rows = page.getByRole('table', { name }).getByRole('row')
  await expect(rows).toHaveCount(91)
  const days = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map(({ textContent }) => textContent)),
  )
  expect(heard).toEqual(
    [90, 89, 1, 2].map((at) => {
      const [day, came, left] = days[at] ?? []
      return `${day?.replace(/ \d{4}$/, '')}, Created: ${came}, Delivered: ${left}`
    }),
  )
})
