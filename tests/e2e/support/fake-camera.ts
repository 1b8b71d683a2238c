import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import type { BrowserContextOptions, Locator } from '@playwright/test'
import { browserPath } from '../../browser/find.mjs'

const sight = { width: 1280, height: 720 }

/** JPEG of an element as it would look printed, on a table in front of the camera. */
export async function layBeforeCamera(shown: Locator): Promise<Buffer> {
  const png = (await shown.screenshot({ animations: 'disabled' })).toString('base64')
  const table = await shown.page().context().newPage()
  await table.setViewportSize(sight)
  await table.setContent(`
    <body style="display: grid; place-items: center; height: 100vh; margin: 0; background: #8a8378">
      <div style="padding: 24px; background: white; rotate: 3deg">
        <img alt="" src="data:image/png;base64,${png}" style="max-width: 70vw; max-height: 80vh" />
      </div>
    </body>
  `)
  const picture = await table.screenshot({ type: 'jpeg', quality: 90, scale: 'css' })
  await table.close()
  return picture
}

/** Opens a browser that allows its camera without asking, and shows it these pictures in a loop. */
export async function openWithCamera(pictures: Buffer[], options: BrowserContextOptions) {
  const folder = await mkdtemp(join(tmpdir(), 'waybill-camera-'))
  const file = join(folder, 'sight.mjpeg')
  const frames = pictures.flatMap((picture) => Array.from({ length: 30 }, () => picture))
  await writeFile(file, Buffer.concat(frames))
  const executablePath = browserPath()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${file}`,
    ],
  })
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options })
  return {
    page: await context.newPage(),
    close: async () => {
      await browser.close()
      await rm(folder, { recursive: true })
    },
  }
}
