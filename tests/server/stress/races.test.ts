import { beforeEach, it } from 'vitest'
import { raceOnParcels } from './support/races.ts'
import { blockEachOther, repeatCreation, repeatRenewal } from './support/repeats.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/stress-run.ts'
import { apiForFile } from '../support/for-file.ts'

const api = await apiForFile()
beforeEach(() => api.reset())

const repeats = numberFrom('STRESS_REPEATS', 5)

it(
  'sender, receiver and administrators move one parcel simultaneously, and it has one legal history',
  { timeout: patience },
  async () => {
    const race = { seed: seedOfRun(), rounds: numberFrom('STRESS_ROUNDS', 40) }
    await expectNothingLost('races', (tally) => raceOnParcels(api, api.as, race, tally))
  },
)

it('twenty parallel repeats of a creation make one parcel', { timeout: patience }, async () => {
  await expectNothingLost('repeated creation', (tally) =>
    repeatCreation(api, api.as, repeats, tally),
  )
})

it('twenty tabs that renew simultaneously cause one renewal', { timeout: patience }, async () => {
  await expectNothingLost('repeated renewal', (tally) => repeatRenewal(api, api.as, repeats, tally))
})

it(
  'the last two administrators who block each other simultaneously leave one',
  { timeout: patience },
  async () => {
    await expectNothingLost('mutual block', (tally) => blockEachOther(api, api.as, repeats, tally))
  },
)
