import { resolve } from 'node:path'
import { launchBrowser, signIn } from './browser.ts'
import { npmStart, versionOf, type Started } from './built-server.ts'
import { visit, type Visit } from './first-visit/visit.ts'
import { anyTrackingId } from './http.ts'
import {
  heading,
  logStep,
  median,
  options,
  positionals,
  projectRoot,
  publish,
  table,
} from './report.ts'
import type { DemoPerson } from './waybill.ts'

// npm run bench -- --only compare-pages --against <folder of another, built checkout>
// First visits to each page in the other checkout's build and in this one's, in turn, with the demo data: as
// a phone on slow 4G with a processor 4 times slower, with an empty cache.
// tsx bench/compare-pages.ts --against <folder> 15 /login: number of pairs, and pages.
const [rounds = options.quick ? '3' : '9', ...chosen] = positionals
const dashboardRows = 'main [aria-label^="Copy"], main tbody td, main svg[role="img"]'
const pages: { path: string; person?: DemoPerson; until?: string }[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/track' },
  { path: '/track/{a parcel}', until: 'main [aria-label^="Copy"]' },
  { path: '/login' },
  { path: '/register' },
  { path: '/admin/users', person: 'admin', until: 'main tbody td' },
  { path: '/admin/parcels', person: 'admin', until: dashboardRows },
  { path: '/admin/insights', person: 'admin', until: dashboardRows },
  { path: '/sender/parcels', person: 'sender', until: dashboardRows },
  { path: '/receiver/dashboard', person: 'receiver', until: dashboardRows },
]

if (options.against === undefined) throw new Error('Name the other checkout: --against <folder>.')
const checkouts = [resolve(options.against), projectRoot]
const browser = await launchBrowser()
const running: Started[] = []
try {
  for (const checkout of checkouts)
    running.push(await npmStart({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' }, undefined, checkout))
  const rows: string[][] = []
  for (const page of pages)
    if (chosen.length === 0 || chosen.includes(page.path)) rows.push(await compare(page))
  await publish('compare-pages', reportPage(rows))
} finally {
  await browser.close()
  for (const server of running) await server.stop()
}

async function compare({ path, person, until }: (typeof pages)[number]): Promise<string[]> {
  const sides = await Promise.all(
    running.map(async ({ origin }) => ({
      address: origin + path.replace('{a parcel}', await anyTrackingId(origin)),
      storageState: person === undefined ? undefined : await signedIn(origin, person),
      visits: [] as Visit[],
    })),
  )
  for (let round = 0; round < Number(rounds); round += 1)
    for (const { address, storageState, visits } of round % 2 === 0 ? sides : sides.toReversed())
      visits.push(
        await visit(browser, address, {
          ...(storageState === undefined ? {} : { storageState }),
          ...(until === undefined ? {} : { until }),
        }),
      )
  const both = (pick: (one: Visit) => number) =>
    sides.map(({ visits }) => Math.round(median(visits.map(pick))).toLocaleString('en')).join(' / ')
  const row = [
    path,
    both(({ paint }) => paint),
    both(({ largest }) => largest),
    until === undefined ? '' : both(({ content }) => content),
    until === undefined ? '' : pairedRatio(sides, ({ content }) => content),
    both(({ interactive }) => interactive),
    both(({ blocking }) => blocking),
    both(({ requests }) => requests),
    both(({ bytes }) => bytes),
    both(({ scriptBytes }) => scriptBytes),
    Math.max(...(sides[1]?.visits ?? []).map(({ shift }) => shift)).toFixed(4),
  ]
  logStep(row.join(', '))
  return row
}

/** Median of the ratios of this build's time to the other's, pair by pair. */
function pairedRatio(sides: { visits: Visit[] }[], pick: (one: Visit) => number): string {
  const [before = [], after = []] = sides.map(({ visits }) => visits.map(pick))
  return median(after.map((value, index) => value / (before[index] ?? Number.NaN))).toFixed(2)
}

async function signedIn(origin: string, person: DemoPerson) {
  const context = await browser.newContext()
  try {
    await signIn(context, origin, person)
    return await context.storageState()
  } finally {
    await context.close()
  }
}

function reportPage(rows: string[][]): string {
  const [before, after] = checkouts.map(versionOf)
  const command = 'npm run bench -- --only compare-pages --against <folder>'
  const heads = ['Page', 'FCP, ms', 'LCP, ms', 'Rows, ms', 'Rows ÷ rows', 'Interactive, ms']
  const others = ['Blocking, ms', 'Requests', 'Bytes', 'Bytes of scripts', 'Layout shift']
  return [
    heading('Pages before and after', command, [`Chromium ${browser.version()}`]),
    `The build of ${before} / the build of ${after}, in turn; nothing in the cache, slow 4G, a ` +
      `processor 4 times slower, the demo data; medians of ${rounds} pairs. Rows is when the first ` +
      'row, card or chart stands on the page; rows ÷ rows is the median of the pairs. Blocking is ' +
      'what long tasks take beyond 50 ms each. The shift is the worst of the later build.\n',
    table([...heads, ...others], rows),
    '',
  ].join('\n')
}
