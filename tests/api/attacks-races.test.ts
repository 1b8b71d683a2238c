import { afterEach, beforeEach, expect, it } from 'vitest'
import { startApi, type Api } from './support/api.ts'
import {
  type Figures,
  numberFrom,
  patience,
  sayFigures,
  seedOfRun,
} from './support/attacks/figures.ts'
import { raceOnParcels } from './support/attacks/races.ts'
import { blockEachOther, repeatCreation, repeatRenewal } from './support/attacks/repeats.ts'

let api: Api
beforeEach(async () => {
  api = await startApi()
})
afterEach(() => api.stop())

const repeats = numberFrom('ATTACK_REPEATS', 5)

function expectNothingLost(attack: string, figures: Figures) {
  sayFigures(attack, figures)
  expect(figures.lost).toBe(0)
}

it(
  'sender, receiver and administrators move one parcel at once, and it has one legal history',
  async () => {
    const race = { seed: seedOfRun(), rounds: numberFrom('ATTACK_ROUNDS', 40) }
    expectNothingLost('races', await raceOnParcels(api, api.ask, race))
  },
  patience,
)

it(
  'twenty repeats of one creation at once make one parcel',
  async () => {
    expectNothingLost('repeated creation', await repeatCreation(api, api.ask, repeats))
  },
  patience,
)

it(
  'twenty tabs that renew at once are one renewal',
  async () => {
    expectNothingLost('repeated renewal', await repeatRenewal(api, api.ask, repeats))
  },
  patience,
)

it(
  'the last two administrators who block each other at once leave one',
  async () => {
    expectNothingLost('mutual block', await blockEachOther(api, api.ask, repeats))
  },
  patience,
)
