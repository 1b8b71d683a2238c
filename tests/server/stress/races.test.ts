import { afterAll, beforeAll, beforeEach, it } from 'vitest'
import { startApi, type Api } from '../support/api.ts'
import { raceOnParcels } from './support/races.ts'
import { blockEachOther, repeatCreation, repeatRenewal } from './support/repeats.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/stress-run.ts'

let api: Api
beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())
beforeEach(() => api.reset())

const repeats = numberFrom('STRESS_REPEATS', 5)

it(
  'sender, receiver and administrators move one parcel at once, and it has one legal history',
  async () => {
    const race = { seed: seedOfRun(), rounds: numberFrom('STRESS_ROUNDS', 40) }
    await expectNothingLost('races', (tally) => raceOnParcels(api, api.as, race, tally))
  },
  patience,
)

it(
  'twenty repeats of one creation at once make one parcel',
  async () => {
    await expectNothingLost('repeated creation', (tally) =>
      repeatCreation(api, api.as, repeats, tally),
    )
  },
  patience,
)

it(
  'twenty tabs that renew at once are one renewal',
  async () => {
    await expectNothingLost('repeated renewal', (tally) =>
      repeatRenewal(api, api.as, repeats, tally),
    )
  },
  patience,
)

it(
  'the last two administrators who block each other at once leave one',
  async () => {
    await expectNothingLost('mutual block', (tally) => blockEachOther(api, api.as, repeats, tally))
  },
  patience,
)
