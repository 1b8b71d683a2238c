import { expect, it } from 'vitest'
import { expectNothingLost, numberFrom, patience } from './support/figures.ts'
import { sendThroughDisasters } from './support/outage.ts'

it(
  'senders lose nothing while their database is cut off, killed, stopped and brought back',
  async () => {
    await expectNothingLost('outages', async (tally) => {
      await sendThroughDisasters(numberFrom('ATTACK_OUTAGES', 1), tally)
      expect(tally.refused).toBeGreaterThan(0)
    })
  },
  patience,
)
