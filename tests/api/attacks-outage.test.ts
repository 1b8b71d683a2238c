import { expect, it } from 'vitest'
import { numberFrom, patience, sayFigures } from './support/attacks/figures.ts'
import { sendThroughDisasters } from './support/attacks/outage.ts'

it(
  'senders lose nothing while their database is cut off, killed, stopped and brought back',
  async () => {
    const figures = await sendThroughDisasters(numberFrom('ATTACK_OUTAGES', 1))
    sayFigures('outages', figures)
    expect(figures.lost).toBe(0)
    expect(figures.refused).toBeGreaterThan(0)
  },
  patience,
)
