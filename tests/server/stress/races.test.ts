import { afterEach, beforeEach, it } from 'vitest'
import { startApi, type Api } from '../support/api.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/figures.ts'
import { raceOnParcels } from './support/races.ts'
import { blockEachOther, repeatCreation, repeatRenewal } from './support/repeats.ts'

let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.stop())

const repeats = numberFrom('ATTACK_REPEATS', 5)

it(
  'sender, receiver and administrators move one parcel at once, and it has one legal history',
  async () => {
    const race = { seed: seedOfRun(), rounds: numberFrom('ATTACK_ROUNDS', 40) }
    await expectNothingLost('races', (tally) => raceOnParcels(api, api.ask, race, tally))
  },
  patience,
)

it(
  'twenty repeats of one creation at once make one parcel',
  async () => {
    await expectNothingLost('repeated creation', (tally) =>
      repeatCreation(api, api.ask, repeats, tally),
    )
  },
  patience,
)

it(
  'twenty tabs that renew at once are one renewal',
  async () => {
    await expectNothingLost('repeated renewal', (tally) =>
      repeatRenewal(api, api.ask, repeats, tally),
    )
  },
  patience,
)

it(
  'the last two administrators who block each other at once leave one',
  async () => {
    await expectNothingLost('mutual block', (tally) => blockEachOther(api, api.ask, repeats, tally))
  },
  patience,
)
