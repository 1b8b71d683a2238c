import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { projectRoot } from '../server/project-root.ts'
import { browserPath } from '../tests/support/browser-path.ts'
import { visit, type Visit } from './first-visit/visit.ts'
import { median } from './report/median.ts'
import { asked, heading, isQuick, publish, say, table } from './report/run.ts'
import { serveFace } from './first-visit/serve-face.ts'

// tsx bench/first-visit.ts            after npm run build; every public page, 9 visits each
// tsx bench/first-visit.ts 25 / /track  so many visits to these pages; --quick: 3 visits
// A phone whose processor is 4 times slower, on slow 4G. Each visit to a page is followed by one to
// the same page without anything rendered in advance, so that a busy machine slows both alike.
const [rounds = isQuick ? '3' : '9', ...chosen] = asked
const built = join(projectRoot, 'dist/client')
const pages =
  chosen.length > 0
    ? chosen
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
  const rows: string[][] = []
  for (const page of pages) rows.push(await rowOf(page))
  await publish('first-visit', pageOf(rows))
} finally {
  await browser.close()
  await Promise.all([ahead.close(), plain.close()])
  await rm(folder, { recursive: true, force: true })
}

async function rowOf(page: string): Promise<string[]> {
  const visits: { ahead: Visit; plain: Visit }[] = []
  for (let round = 0; round < Number(rounds); round += 1)
    visits.push({
      ahead: await visit(browser, ahead.origin + page),
      plain: await visit(browser, plain.origin + page),
    })
  const both = (pick: (one: Visit) => number) =>
    [visits.map(({ ahead }) => pick(ahead)), visits.map(({ plain }) => pick(plain))]
      .map((values) => Math.round(median(values)).toLocaleString('en'))
      .join(' / ')
  const moved = [...new Set(visits.flatMap((one) => one.ahead.moved))].join(', ')
  if (moved !== '') say(`${page}: moved: ${moved}`)
  const of = (which: 'ahead' | 'plain', pick: (one: Visit) => number) =>
    median(visits.map((one) => pick(one[which])))
  const paint = of('ahead', (one) => one.paint)
  const row = [
    page,
    both((one) => one.paint),
    (paint / of('plain', (one) => one.paint)).toFixed(2),
    (paint / of('plain', (one) => one.largest)).toFixed(2),
    both((one) => one.largest),
    both((one) => one.interactive),
    both((one) => one.requests),
    both((one) => one.bytes),
    both((one) => one.scriptBytes),
    Math.max(...visits.map((one) => one.ahead.shift)).toFixed(4),
  ]
  say(row.join(', '))
  return row
}

function pageOf(rows: string[][]): string {
  const heads = ['Page', 'FCP, ms', 'FCP ÷ FCP', 'FCP ÷ LCP']
  const others = ['LCP, ms', 'Interactive, ms', 'Requests', 'Bytes', 'Bytes of scripts']
  return [
    heading('The first visit', 'npm run bench -- --only first-visit', [
      `Chromium ${browser.version()}`,
    ]),
    `Nothing in the cache, slow 4G, a processor 4 times slower; medians of ${rounds} visits, each ` +
      'as it ships / the same page without pre-rendering, in turn. Interactive is when the page has ' +
      'painted and its last task of more than 50 ms is over. The shift is the worst of all visits. ' +
      'What scripts paint first is the frame of the page; what it says is there with the LCP.\n',
    table([...heads, ...others, 'Layout shift'], rows),
    '',
  ].join('\n')
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
