import { launchBrowser } from './browser.ts'
import { openDataset } from './database.ts'
import { openSlowPage, timesOf } from './interactions/slow-page.ts'
import { screens } from './interactions/screens.ts'
import { startPostgres } from './postgres-server.ts'
import {
  counted,
  heading,
  logStep,
  median,
  options,
  positionals,
  publish,
  table,
} from './report.ts'
import { startWaybill } from './waybill.ts'

// tsx bench/interactions.ts            after npm run build; every interaction 15 times, --quick: 5
// tsx bench/interactions.ts sort chip  interactions with one of these words in their name
const rounds = options.quick ? 5 : 15
const parcels = 10_000

const postgres = await startPostgres()
const browser = await launchBrowser()
try {
  const url = await postgres.databaseWith(parcels)
  const dataset = await openDataset(url, parcels)
  const waybill = await startWaybill(url)
  const rows: (string | number)[][] = []
  for (const { name, path, user, steps } of screens) {
    const chosen = steps.filter(
      (step) =>
        positionals.length === 0 ||
        positionals.some((word) => step.name.toLowerCase().includes(word)),
    )
    if (chosen.length === 0) continue
    const page = await openSlowPage(browser, waybill.origin + path, dataset[user])
    for (const step of chosen) {
      const times = await timesOf(page, step, rounds)
      const toPaint = times.map((time) => time.toPaint)
      const own = median(times.map((time) => time.own))
      rows.push([name, step.name, median(toPaint), Math.max(...toPaint), own.toFixed(0)])
      logStep(`${name}, ${step.name}: ${toPaint.join(' ')}`)
    }
    await page.context().close()
  }
  await publish('interactions', reportPage(rows))
  await waybill.stop()
} finally {
  await browser.close()
  await postgres.stop()
}

function reportPage(rows: (string | number)[][]): string {
  return [
    heading('Interactions', 'npm run bench -- --only interactions'),
    `From a press or a key to the next paint, in milliseconds, with a processor 4 times slower: the ` +
      `median and the worst of ${rounds}, with ${counted(parcels)} parcels in the ` +
      'database. The browser rounds to 8 ms, and what it does not report, as it took less than ' +
      '16 ms, counts as 16. Of the median, the page itself ran for what stands in the last column; ' +
      'the rest is style, layout, paint and the wait for a frame.\n',
    table(['Screen', 'Interaction', 'Median', 'Worst', 'Own code'], rows),
    '',
  ].join('\n')
}
