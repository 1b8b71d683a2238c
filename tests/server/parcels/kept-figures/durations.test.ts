import sql from 'sql-template-tag'
import { describe, expect, it } from 'vitest'
import { medianOf } from '../../../../server/parcels/kept-figures/durations.ts'
import { databaseForFile } from '../../support/for-file.ts'
import { createRandom } from '../../stress/support/stress-run.ts'

const { db } = await databaseForFile()

/** The estimate for these hours, from the buckets that the database puts them into. */
async function estimateOf(hours: number[]): Promise<number | null> {
  const buckets = await db.query<{ bucket: number; count: number }>(sql`
    select duration_bucket(hours) as bucket, count(*)::integer as count
    from unnest(${hours}::double precision[]) as hours group by 1 order by 1
  `)
  return medianOf(buckets)
}

function exactMedian(hours: number[]): number {
  const sorted = hours.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

describe('The median of kept durations', () => {
  it.each([
    ['one delivery', [26]],
    ['two, far apart', [1, 100]],
    ['an odd number', [2, 3, 50]],
    ['many at the same time', Array.from({ length: 9 }, () => 24)],
    ['half of them at once', [0.3, 0.3, 47, 48]],
    ['some that took two months, and one a year', [1_440, 1_450, 8_700]],
  ])('is within 5 %% of the exact one: %s', async (_name, hours) => {
    const exact = exactMedian(hours)
    const estimate = (await estimateOf(hours)) ?? 0
    expect(Math.abs(estimate / exact - 1)).toBeLessThan(0.05)
  })

  it('is within 5 % of the exact one for deliveries of all kinds', async () => {
    const random = createRandom(7)
    for (let round = 0; round < 40; round += 1) {
      const spread = 1 + 40 * random.next()
      const hours = Array.from(
        { length: 1 + random.below(300) },
        () => 0.25 + spread * random.next() ** 3,
      )
      const estimate = (await estimateOf(hours)) ?? 0
      expect(Math.abs(estimate / exactMedian(hours) - 1)).toBeLessThan(0.05)
    }
  })

  it('is at most a quarter of an hour for deliveries at once, and nothing without one', async () => {
    expect(await estimateOf([0, 0, 0])).toBeLessThanOrEqual(0.25)
    expect(await estimateOf([])).toBeNull()
    expect(medianOf([{ bucket: 3, count: 0 }])).toBeNull()
  })
})
