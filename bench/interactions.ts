import { chromium } from '@playwright/test'
import { browserPath } from '../tests/support/browser-path.ts'
import { openSubject } from './cost/subject.ts'
import { startEngine } from './engine.ts'
import { openSlowPage, timesOf } from './interactions/slow-page.ts'
import { screens } from './interactions/screens.ts'
import { median } from './report/median.ts'
import { asked, heading, isQuick, publish, say, table } from './report/run.ts'

// tsx bench/interactions.ts            after npm run build; every interaction 15 times, --quick: 5
// tsx bench/interactions.ts sort chip  those with one of these words in their name
const rounds = isQuick ? 5 : 15
const parcels = 10_000

const engine = await startEngine()
const executablePath = browserPath()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const subject = await openSubject(await engine.databaseWith(parcels), parcels)
  const rows: (string | number)[][] = []
  for (const { name, path, person, steps } of screens) {
    const chosen = steps.filter(
      (step) => asked.length === 0 || asked.some((word) => step.name.toLowerCase().includes(word)),
    )
    if (chosen.length === 0) continue
    const page = await openSlowPage(browser, subject.waybill.origin + path, subject[person])
    for (const step of chosen) {
      const times = await timesOf(page, step, rounds)
      const toPaint = times.map((time) => time.toPaint)
      const own = median(times.map((time) => time.own))
      rows.push([name, step.name, median(toPaint), Math.max(...toPaint), own.toFixed(0)])
      say(`${name}, ${step.name}: ${toPaint.join(' ')}`)
    }
    await page.context().close()
  }
  await publish('interactions', pageOf(rows))
  await subject.waybill.stop()
} finally {
  await browser.close()
  await engine.stop()
}

function pageOf(rows: (string | number)[][]): string {
  return [
    heading('Interactions', 'npm run bench -- --only interactions'),
    `From a press or a key to the next paint, in milliseconds, with a processor 4 times slower: the ` +
      `median and the worst of ${rounds}, with ${parcels.toLocaleString('en')} parcels in the ` +
      'database. The browser rounds to 8 ms, and what it does not report, as it took less than ' +
      '16 ms, counts as 16. Of the median, the page itself ran for what stands in the last column; ' +
      'the rest is style, layout, paint and the wait for a frame.\n',
    table(['Screen', 'Interaction', 'Median', 'Worst', 'Own code'], rows),
    '',
  ].join('\n')
}
