import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildApp } from '../../../server/app.ts'
import { openDatabase, type OpenDatabase } from '../../../server/db/database.ts'
import { readConfig } from '../../../server/config/config.ts'
import { askAs, password, startApi, type Api, type Person } from '../support/api.ts'
import { expectNothingLost, numberFrom, patience, seedOfRun } from './support/figures.ts'
import { raceOnParcels } from './support/races.ts'
import { blockEachOther, repeatCreation, repeatRenewal } from './support/repeats.ts'

// Two servers that know nothing of each other but their database.
let api: Api
let connections: OpenDatabase
let other: ReturnType<typeof buildApp>
beforeEach(async () => {
  api = await startApi()
  connections = openDatabase({ url: api.url })
  other = buildOther('off')
  await other.ready()
})
afterEach(async () => {
  await other.close()
  await connections.close()
  await api.stop()
})

const buildOther = (limits: string) =>
  buildApp({
    db: connections.db,
    clock: api.now,
    config: readConfig({ RATE_LIMITS: limits }),
    logger: false,
  })

const onOther = (who: Pick<Person, 'cookies'> | null) => askAs(other, who?.cookies ?? {})

let turn = 0
const onEither = (who: Person) => ((turn += 1) % 2 === 0 ? api.ask(who) : onOther(who))

it('a session that one node opened is good on the other, and ends on both at once', async () => {
  const { email } = await api.joined('SENDER')
  const login = await onOther(null).loginUser({ email, password })
  expect((await api.ask(login).getCurrentUser()).status).toBe(200)
  const renewed = await api.ask(login).refreshSession()
  const again = await onOther(login).refreshSession()
  expect(again.cookies).toEqual(renewed.cookies)

  expect((await api.ask(renewed).logoutUser()).status).toBe(200)
  expect((await onOther(renewed).getCurrentUser()).status).toBe(401)
  expect((await onOther(renewed).refreshSession()).status).toBe(401)
})

it('a block on one node holds on the other from the next call on', async () => {
  const [admin, person] = [await api.signedIn('ADMIN'), await api.signedIn('SENDER')]
  expect((await onOther(person).listMyParcels()).status).toBe(200)
  await api.ask(admin).blockUser(person.id)
  expect((await onOther(person).listMyParcels()).status).toBe(403)
  await onOther(admin).unblockUser(person.id)
  expect((await api.ask(person).listMyParcels()).status).toBe(401)
})

it('tries are counted over both nodes', async () => {
  const [one, two] = [buildOther('on'), buildOther('on')]
  const { email } = await api.joined('SENDER')
  const statuses = await Promise.all(
    Array.from({ length: 16 }, async (_, index) => {
      const node = index % 2 === 0 ? one : two
      return (await askAs(node, {}).loginUser({ email, password: 'wrong' })).status
    }),
  )
  expect(statuses.toSorted((a, b) => a - b)).toEqual([
    ...Array(10).fill(401),
    ...Array(6).fill(429),
  ])
  expect((await askAs(two, {}).loginUser({ email, password })).status).toBe(429)
  await one.close()
  await two.close()
})

it(
  'races over both nodes leave one history, one parcel, one session and one administrator',
  async () => {
    const repeats = numberFrom('ATTACK_REPEATS', 3)
    const race = { seed: seedOfRun(), rounds: numberFrom('ATTACK_ROUNDS', 10) }
    await expectNothingLost('races on two nodes', (tally) =>
      raceOnParcels(api, onEither, race, tally),
    )
    await expectNothingLost('creation on two nodes', (tally) =>
      repeatCreation(api, onEither, repeats, tally),
    )
    await expectNothingLost('renewal on two nodes', (tally) =>
      repeatRenewal(api, onEither, repeats, tally),
    )
    await expectNothingLost('mutual block on two nodes', (tally) =>
      blockEachOther(api, onEither, repeats, tally),
    )
  },
  patience,
)
