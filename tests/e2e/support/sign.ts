import type { Page } from '@playwright/test'

/** Draws a signature in the dialog of a handover. */
export async function sign(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  const paper = dialog.getByRole('group', { name: /^Signature/ }).locator('canvas')
  await paper.scrollIntoViewIfNeeded()
  const box = await paper.boundingBox()
  if (box === null) throw new Error('There is nothing to sign on')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.1, 0.7))
  await page.mouse.down()
  await page.mouse.move(...at(0.4, 0.2), { steps: 8 })
  await page.mouse.move(...at(0.9, 0.6), { steps: 8 })
  await page.mouse.up()
}
