import { it } from 'vitest'
import { apiForFile } from '../support/for-file.ts'
import { raceOnRuns } from './support/run-races.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/stress-run.ts'

const api = await apiForFile({ TIME_ZONE: 'UTC' })

it(
  'two planners and two couriers change runs simultaneously: no parcel is lost or on two, and every change counts',
  { timeout: patience },
  async () => {
    const race = { seed: seedOfRun(), rounds: numberFrom('STRESS_RUN_ROUNDS', 100) }
    await expectNothingLost('races on runs', (tally) => raceOnRuns(api, race, tally))
  },
)
