import { launchDebuggedBrowser } from './browser.ts'
import { npmStart } from './built-server.ts'
import { anyTrackingId } from './http.ts'
import {
  installLighthouse,
  lighthouseVersion,
  reportOn,
  type Report,
} from './lighthouse/run-lighthouse.ts'
import { heading, logStep, median, options, positionals, publish, table } from './report.ts'
import type { DemoPerson } from './waybill.ts'

// tsx bench/lighthouse.ts          every page, 3 runs each; --quick: one run each
// tsx bench/lighthouse.ts / /login these pages
const runs = options.quick ? 1 : 3
const pages: { path: string; person?: DemoPerson }[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/track' },
  { path: '/track/{a parcel}' },
  { path: '/login' },
  { path: '/register' },
  { path: '/nothing-here' },
  { path: '/admin/users', person: 'admin' },
  { path: '/admin/parcels', person: 'admin' },
  { path: '/admin/insights', person: 'admin' },
  { path: '/sender/parcels', person: 'sender' },
  { path: '/sender/parcels/import', person: 'sender' },
  { path: '/receiver/dashboard', person: 'receiver' },
]

const program = await installLighthouse()
const server = await npmStart({ RATE_LIMITS: 'off', LOG_LEVEL: 'silent' })
try {
  const trackingId = await anyTrackingId(server.origin)
  const rows: { path: string; reports: Report[] }[] = []
  for (const { path, person } of pages) {
    if (positionals.length > 0 && !positionals.includes(path)) continue
    const address = server.origin + path.replace('{a parcel}', trackingId)
    rows.push({ path, reports: await visits(address, person) })
  }
  await publish('lighthouse', reportPage(rows))
} finally {
  await server.stop()
}

/** Starts a new browser for each run, because leftovers of one would slow the next one down. */
async function visits(address: string, person: DemoPerson | undefined): Promise<Report[]> {
  const reports: Report[] = []
  for (let attempt = 1; reports.length < runs; attempt += 1) {
    const browser = await launchDebuggedBrowser(server.origin, person)
    try {
      const report = await reportOn(program, address, browser.port)
      reports.push(report)
      const { performance, accessibility, bestPractices, seo, failures } = report
      const scores = [performance, accessibility, bestPractices, seo].join(', ')
      logStep([`${new URL(address).pathname}: ${scores}`, ...failures].join('; '))
    } catch (error) {
      // Now and then a browser provides no trace.
      if (attempt === runs + 2) throw error
      logStep(`${new URL(address).pathname}: once more, ${String(error).slice(0, 200)}`)
    } finally {
      await browser.close()
    }
  }
  return reports
}

function reportPage(rows: { path: string; reports: Report[] }[]): string {
  const cells = rows.map(({ path, reports }) => {
    const of = (pick: (report: Report) => number) => median(reports.map(pick))
    const milliseconds = (pick: (report: Report) => number) => `${of(pick).toFixed(0)} ms`
    return [
      path,
      of((one) => one.performance),
      of((one) => one.accessibility),
      of((one) => one.bestPractices),
      of((one) => one.seo),
      milliseconds((one) => one.fcp),
      milliseconds((one) => one.lcp),
      milliseconds((one) => one.tbt),
      of((one) => one.cls).toFixed(3),
      of((one) => one.scriptBytes).toLocaleString('en'),
      [...new Set(reports.flatMap(({ failures }) => failures))].join(', '),
    ]
  })
  return [
    heading('Lighthouse', 'npm run bench -- --only lighthouse', [
      `Lighthouse ${lighthouseVersion}`,
    ]),
    `As a phone on slow 4G, with nothing in the cache; medians of ${runs}. Dashboards are those of ` +
      'the demo accounts, opened by a user who is signed in.\n',
    table(
      [
        'Page',
        'Performance',
        'Accessibility',
        'Best practices',
        'SEO',
        'FCP',
        'LCP',
        'TBT',
        'CLS',
        'Bytes of scripts',
        'Failed audits',
      ],
      cells,
    ),
    '',
  ].join('\n')
}
