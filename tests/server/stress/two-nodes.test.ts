import { afterAll, beforeEach, expect, it } from 'vitest'
import { openDatabase } from '../../../server/db/database.ts'
import { buildNode, password, requestsTo, type Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { raceOnParcels } from './support/races.ts'
import { blockEachOther, repeatCreation, repeatRenewal } from './support/repeats.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/stress-run.ts'

// Two servers that share only their database.
const api = await apiForFile()
const otherDb = openDatabase({ url: api.url })
const buildOther = (limits: string) =>
  buildNode({ db: otherDb, now: api.now }, { RATE_LIMITS: limits })
const other = buildOther('off')
await other.ready()
beforeEach(() => api.reset())
afterAll(async () => {
  await other.close()
  await otherDb.close()
})

const asOnOther = (caller: Pick<Person, 'cookies'> | null) =>
  requestsTo(other, caller?.cookies ?? {})

let turn = 0
const asOnEither = (caller: Person) => ((turn += 1) % 2 === 0 ? api.as(caller) : asOnOther(caller))

it('a session that one node opened works on the other, and ends on both at the same time', async () => {
  const { email } = await api.joined('SENDER')
  const login = await asOnOther(null).loginUser({ email, password })
  expect((await api.as(login).getCurrentUser()).status).toBe(200)
  const renewed = await api.as(login).refreshSession()
  const again = await asOnOther(login).refreshSession()
  expect(again.cookies).toEqual(renewed.cookies)

  expect((await api.as(renewed).logoutUser()).status).toBe(200)
  expect((await asOnOther(renewed).getCurrentUser()).status).toBe(401)
  expect((await asOnOther(renewed).refreshSession()).status).toBe(401)
})

it('a block on one node applies on the other from the next request on', async () => {
  const [admin, person] = [await api.signedIn('ADMIN'), await api.signedIn('SENDER')]
  expect((await asOnOther(person).listMyParcels()).status).toBe(200)
  await api.as(admin).blockUser(person.id)
  expect((await asOnOther(person).listMyParcels()).status).toBe(403)
  await asOnOther(admin).unblockUser(person.id)
  expect((await api.as(person).listMyParcels()).status).toBe(401)
})

it('tries on both nodes are counted together', async () => {
  const [one, two] = [buildOther('on'), buildOther('on')]
  const { email } = await api.joined('SENDER')
  const statuses = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const node = index % 2 === 0 ? one : two
      return (await requestsTo(node, {}).loginUser({ email, password: 'wrong' })).status
    }),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([
    ...Array(10).fill(401),
    ...Array(6).fill(429),
  ])
  expect((await requestsTo(two, {}).loginUser({ email, password })).status).toBe(429)
  await one.close()
  await two.close()
})

it(
  'races over both nodes leave one history, one parcel, one session and one administrator',
  { timeout: patience },
  async () => {
    const repeats = numberFrom('STRESS_REPEATS', 3)
    const race = { seed: seedOfRun(), rounds: numberFrom('STRESS_ROUNDS', 10) }
    await expectNothingLost('races on two nodes', (tally) =>
      raceOnParcels(api, asOnEither, race, tally),
    )
    await expectNothingLost('creation on two nodes', (tally) =>
      repeatCreation(api, asOnEither, repeats, tally),
    )
    await expectNothingLost('renewal on two nodes', (tally) =>
      repeatRenewal(api, asOnEither, repeats, tally),
    )
    await expectNothingLost('mutual block on two nodes', (tally) =>
      blockEachOther(api, asOnEither, repeats, tally),
    )
  },
)
