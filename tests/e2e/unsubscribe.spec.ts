import sql from 'sql-template-tag'
import { insertUser } from '../../server/users/repository.ts'
import { unsubscribeToken } from '../../server/unsubscribe/token.ts'
import {
  complaintsOf,
  seeNoSidewaysScroll,
  seeNoViolationsInBothThemes,
} from './support/accessible.ts'
import { expect, test } from './support/waybill.ts'

test.use({ reducedMotion: 'reduce' })

for (const width of [360, 768, 1280]) {
  test(`a receiver stops e-mails by their link, ${width} pixels wide`, async ({
    page,
    waybill,
  }) => {
    const { id: userId } = await waybill.db.transaction((transaction) =>
      insertUser(transaction, {
        name: 'Rui Costa',
        email: `rui.${width}@example.com`,
        passwordHash: 'none',
        role: 'RECEIVER',
        now: new Date(),
      }),
    )
    const token = await unsubscribeToken(waybill.db, { userId, event: 'DISPATCHED' })
    const stopped = () =>
      waybill.db.query(sql`
        select event from notification_choices where user_id = ${userId} and not is_on
      `)
    const complaints = complaintsOf(page)
    await page.setViewportSize({ width, height: 800 })

    await page.goto(`${waybill.address}/unsubscribe/${token}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Stop e-mails' })).toBeVisible()
    await expect(page).toHaveTitle('Stop e-mails · Waybill')
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    expect(await stopped()).toEqual([])

    await page.getByRole('button', { name: 'Stop these e-mails' }).click()
    const result = page.getByRole('status').filter({ hasText: 'Done.' })
    await expect(result).toContainText('You get no more e-mails when a parcel is dispatched.')
    await seeNoSidewaysScroll(page)
    await seeNoViolationsInBothThemes(page)
    expect(await stopped()).toEqual([{ event: 'DISPATCHED' }])

    await page.getByRole('button', { name: 'Stop all e-mails' }).click()
    await expect(result).toContainText('You get no more e-mails about parcels.')
    expect(await stopped()).toHaveLength(9)
    expect(complaints).toEqual([])
  })
}

test('a link that was cut on its way says so', async ({ page, waybill }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`${waybill.address}/unsubscribe/DISPATCHED-1`)
  const heading = page.getByRole('heading', { level: 1, name: 'This link is not complete' })
  await expect(heading).toBeVisible()
  await seeNoSidewaysScroll(page)
  await seeNoViolationsInBothThemes(page)
})
