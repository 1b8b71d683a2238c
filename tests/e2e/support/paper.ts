import type { Locator, Page } from '@playwright/test'
import type { Picture } from '../../support/codes/picture.ts'

/** Prints the page in its own paper size; answers the number of pages and their size in millimetres. */
export async function printed(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1')
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]/g)]
  const pages = pdf.match(/\/Type\s*\/Page\b/g) ?? []
  const [, width = '0', height = '0'] = boxes[0] ?? []
  return { pages: pages.length, width: millimetres(width), height: millimetres(height) }
}

// Rounded, because browsers cut the size of a page to whole pixels of about a quarter of a
// millimetre.
const millimetres = (points: string) => Math.round((Number(points) / 72) * 25.4)

/** Photographs an element, as a greyscale picture. */
export async function photograph(shown: Locator): Promise<Picture> {
  const png = (await shown.screenshot({ animations: 'disabled' })).toString('base64')
  // Decoded on an empty page, because the application's content security policy would forbid it.
  const blank = await shown.page().context().newPage()
  const { width, height, text } = await blank.evaluate(async (data) => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colours = context?.getImageData(0, 0, image.width, image.height).data ?? []
    let letters = ''
    for (let at = 0; at < colours.length; at += 4) letters += String.fromCharCode(colours[at] ?? 0)
    return { width: image.width, height: image.height, text: btoa(letters) }
  }, png)
  await blank.close()
  return { width, height, grey: new Uint8Array(Buffer.from(text, 'base64')) }
}
