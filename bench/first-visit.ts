import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectRoot } from '../server/project-root.ts'
import { browserPath } from '../tests/support/browser-path.ts'
import { visit, type Visit } from './first-visit/visit.ts'
import { serveFace } from './first-visit/serve-face.ts'

// tsx bench/first-visit.ts            after npm run build; every public page, 9 visits each
// tsx bench/first-visit.ts 25 / /track  so many visits to these pages
// A phone whose processor is 4 times slower, on slow 4G. Each visit to a page is followed by one to
// the same page without anything rendered in advance, so that a busy machine slows both alike.
const [rounds = '9', ...asked] = process.argv.slice(2)
const built = join(projectRoot, 'dist/face')
const pages =
  asked.length > 0
    ? asked
    : ['/', '/about', '/contact', '/track', '/login', '/register', '/nothing-here']

const folder = await mkdtemp(join(tmpdir(), 'waybill-first-visit-'))
await unrendered(folder)
const [ahead, plain] = [await serveFace(built), await serveFace(folder)]
const executablePath = browserPath()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  console.log(
    '| Page | First paint, ms | Without rendering ahead | Ratio | Bytes of scripts | Shift |',
  )
  console.log('| --- | --- | --- | --- | --- | --- |')
  for (const page of pages) console.log(await rowOf(page))
} finally {
  await browser.close()
  await Promise.all([ahead.close(), plain.close()])
  await rm(folder, { recursive: true, force: true })
}

async function rowOf(page: string): Promise<string> {
  const visits: { ahead: Visit; plain: Visit }[] = []
  for (let round = 0; round < Number(rounds); round += 1)
    visits.push({
      ahead: await visit(browser, ahead.origin + page),
      plain: await visit(browser, plain.origin + page),
    })
  const first = median(visits.map((one) => one.ahead.paint))
  const other = median(visits.map((one) => one.plain.paint))
  const shift = Math.max(...visits.map((one) => one.ahead.shift))
  const moved = [...new Set(visits.flatMap((one) => one.ahead.moved))].join(', ')
  const bytes = median(visits.map((one) => one.ahead.scriptBytes))
  const cells = [page, first.toFixed(0), other.toFixed(0), (first / other).toFixed(2), bytes]
  return `| ${[...cells, `${shift.toFixed(4)} ${moved}`.trim()].join(' | ')} |`
}

/** The same face, whose pages are all the empty one. */
async function unrendered(to: string): Promise<void> {
  await cp(built, to, { recursive: true })
  const file = join(to, '.pages/table.json')
  const table: { pages: Record<string, { file: string }>; notFound: { file: string } } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  for (const entry of [...Object.values(table.pages), table.notFound])
    await writeFile(join(to, '.pages', entry.file), await emptyPage(entry.file))
}

async function emptyPage(file: string): Promise<string> {
  const html = await readFile(join(built, '.pages', file), 'utf8')
  return html
    .replace(/<style nonce="[^"]*" data-styled.*?<\/style>/s, '')
    .replace(/<div id="root" data-ahead>.*<\/div>(?=\s*<div id="toasts")/s, '<div id="root"></div>')
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
