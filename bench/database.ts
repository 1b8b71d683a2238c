import { measureCosts } from './cost/measure.ts'
import { openSubject } from './cost/subject.ts'
import { startEngine, type Engine } from './engine.ts'
import { closeConnections } from './http.ts'
import { measureLoad } from './load/measure.ts'
import { listsPage } from './report/lists-page.ts'
import { loadPage } from './report/load-page.ts'
import { pictureOf } from './report/picture.ts'
import { asked, isQuick, keep, publish, say } from './report/run.ts'

// tsx bench/database.ts lists        how cost grows from 1,000 to 1,000,000 parcels
// tsx bench/database.ts load         what a call costs at the most parcels
// tsx bench/database.ts              both; --quick goes to 100,000, with fewer calls
const sizes = isQuick ? [1_000, 100_000] : [1_000, 100_000, 1_000_000]
const rounds = isQuick ? 21 : 41
const windows = isQuick ? { rounds: 3, windowMs: 1_000 } : { rounds: 7, windowMs: 2_000 }
const wanted = (part: string) => asked.length === 0 || asked.includes(part)

const engine = await startEngine()
try {
  const urls = new Map<number, string>()
  for (const size of wanted('lists') ? sizes : sizes.slice(-1))
    urls.set(size, await engine.databaseWith(size))
  if (wanted('lists')) await lists(urls, engine)
  if (wanted('load')) await load(urls, engine)
} finally {
  closeConnections()
  await engine.stop()
}

async function lists(urls: Map<number, string>, { version }: Engine): Promise<void> {
  const subjects = []
  for (const [size, url] of urls) subjects.push(await openSubject(url, size))
  const costs = await measureCosts(subjects, rounds, say)
  for (const { waybill } of subjects) await waybill.stop()
  const result = { sizes, rounds, costs }
  await publish('lists', listsPage(result, version))
  await keep('growth.svg', pictureOf(result))
}

async function load(urls: Map<number, string>, { postmaster, version }: Engine): Promise<void> {
  const size = sizes.at(-1) ?? 0
  const url = urls.get(size) ?? ''
  const subject = await openSubject(url, size)
  const measured = await measureLoad(url, subject, { postmaster, ...windows }, say)
  await subject.waybill.stop()
  await publish('load', loadPage(measured, size, version))
}
