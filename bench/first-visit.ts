import { cp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { launchBrowser } from './browser.ts'
import { newFolder } from './built-server.ts'
import { visit, type Visit } from './first-visit/visit.ts'
import { heading, logStep, median, options, positionals, publish, table } from './report.ts'
import { clientFolder, mountClient } from './waybill.ts'

// tsx bench/first-visit.ts              after npm run build; every public page, 9 visits each
// tsx bench/first-visit.ts 25 / /track  number of visits, and pages; --quick: 3 visits
// As a phone on slow 4G with a processor 4 times slower. Each visit to a page is followed by one to the same
// page without prerendering, so that a busy machine slows both down alike.
const [rounds = options.quick ? '3' : '9', ...chosen] = positionals
const pages =
  chosen.length > 0
    ? chosen
    : ['/', '/about', '/contact', '/track', '/login', '/register', '/nothing-here']

const folder = await newFolder()
await copyWithoutPrerendering(folder)
const [prerendered, plain] = [await serveClient(clientFolder), await serveClient(folder)]
const browser = await launchBrowser()
try {
  const rows: string[][] = []
  for (const page of pages) rows.push(await rowOf(page))
  await publish('first-visit', reportPage(rows))
} finally {
  await browser.close()
  await Promise.all([prerendered.close(), plain.close()])
  await rm(folder, { recursive: true, force: true })
}

async function rowOf(page: string): Promise<string[]> {
  const visits: { prerendered: Visit; plain: Visit }[] = []
  for (let round = 0; round < Number(rounds); round += 1)
    visits.push({
      prerendered: await visit(browser, prerendered.origin + page),
      plain: await visit(browser, plain.origin + page),
    })
  const both = (pick: (one: Visit) => number) =>
    [visits.map(({ prerendered }) => pick(prerendered)), visits.map(({ plain }) => pick(plain))]
      .map((values) => Math.round(median(values)).toLocaleString('en'))
      .join(' / ')
  const moved = [...new Set(visits.flatMap((one) => one.prerendered.moved))].join(', ')
  if (moved !== '') logStep(`${page}: moved: ${moved}`)
  const of = (which: 'prerendered' | 'plain', pick: (one: Visit) => number) =>
    median(visits.map((one) => pick(one[which])))
  const paint = of('prerendered', (one) => one.paint)
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
    Math.max(...visits.map((one) => one.prerendered.shift)).toFixed(4),
  ]
  logStep(row.join(', '))
  return row
}

function reportPage(rows: string[][]): string {
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

/** Copies the client, with the empty page in place of each prerendered one. */
async function copyWithoutPrerendering(to: string): Promise<void> {
  await cp(clientFolder, to, { recursive: true })
  const file = join(to, '.pages/en/table.json')
  const table: { pages: Record<string, { file: string }>; notFound: { file: string } } = JSON.parse(
    await readFile(file, 'utf8'),
  )
  for (const entry of [...Object.values(table.pages), table.notFound])
    await writeFile(join(to, '.pages/en', entry.file), await emptyPage(entry.file))
}

async function emptyPage(file: string): Promise<string> {
  const html = await readFile(join(clientFolder, '.pages/en', file), 'utf8')
  return html
    .replace(/<style nonce="[^"]*" data-styled.*?<\/style>/s, '')
    .replace(
      /<div id="root" data-prerendered>.*<\/div>(?=\s*<div id="toasts")/s,
      '<div id="root"></div>',
    )
}

/** Serves a built client like the server does, to a visitor who is not signed in. */
async function serveClient(from: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const app = fastify({ logger: false })
  app.get('/api/user/me', async () => ({ success: true, message: 'Not signed in', data: null }))
  void app.register(cookie)
  mountClient(app, from)
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return { origin, close: async () => app.close() }
}
