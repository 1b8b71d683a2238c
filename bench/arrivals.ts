import { arrivalRange } from '../domain/arrival.ts'
import { createRandom } from '../tests/server/stress/support/stress-run.ts'
import { counted, heading, publish, table } from './report.ts'

// npm run bench -- --only arrivals    replays 1,000 seeded runs: how often couriers arrive in the range shown
const runs = 1_000
const minute = 60_000
/** The operator's setting; runs are faster or slower. */
const minutesPerStop = 6
/** Minutes before each arrival at which the range is read. */
const leads = [120, 60, 30, 10]

const { next: random } = createRandom(20_261_125)
const shown = leads.map((lead) => ({ lead, count: 0, held: 0, late: 0, widths: [] as number[] }))
for (let run = 0; run < runs; run += 1) replay(drive())

await publish(
  'arrivals',
  [
    heading('When a courier comes', 'npm run bench -- --only arrivals', [
      `${counted(runs)} seeded runs of 15 to 80 stops; the pace of a run is 0.7 to 1.6 times that of the setting, a ` +
        'stop in 20 takes 8 to 35 minutes longer, and half of the runs get slower or faster on the way.',
    ]),
    table(
      [
        'Read before the arrival',
        'Ranges',
        'Arrived within',
        'Arrived later',
        'Minutes, median width',
      ],
      shown.map(({ lead, count, held, late, widths }) => [
        `${lead} min`,
        counted(count),
        percent(held / count),
        percent(late / count),
        widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? '',
      ]),
    ),
  ].join('\n'),
)

/** Ends of the stops of one run, in milliseconds since its start. */
function drive(): number[] {
  const pace = minutesPerStop * minute * (0.7 + 0.9 * random())
  const drift = random() < 0.5 ? 1 : 0.7 + 0.7 * random()
  const stops = 15 + Math.floor(random() * 66)
  const ends: number[] = []
  let time = 0
  for (let stop = 0; stop < stops; stop += 1) {
    const trend = 1 + (drift - 1) * (stop / stops)
    const delay = random() < 0.05 ? (8 + 27 * random()) * minute : 0
    time += pace * trend * spread() + delay
    ends.push(time)
  }
  return ends
}

/** Log-normal factor with a mean of 1, because times between stops are skewed to the long side. */
function spread(): number {
  return Math.exp(0.5 * normal() - 0.125)
}

function replay(ends: readonly number[]): void {
  for (const [index, arrival] of ends.entries()) {
    for (const one of shown) {
      const now = arrival - one.lead * minute
      if (now < 0) continue
      const done = ends.filter((end) => end <= now)
      const progress = { startedAt: 0, endedAt: done }
      const range = arrivalRange(progress, {
        stopsBefore: index - done.length,
        minutesPerStop,
        now,
      })
      one.count += 1
      if (arrival >= range.from && arrival <= range.to) one.held += 1
      if (arrival > range.to) one.late += 1
      one.widths.push(Math.round((range.to - range.from) / minute))
    }
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

function normal(): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
