import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { endSessionsOfUser } from '../../../../server/accounts/sessions/repository.ts'
import { setBlocked } from '../../../../server/accounts/users/repository.ts'
import { refusalBody } from '../../support/answers.ts'
import { password, type Person } from '../../support/api.ts'
import { apiForFile } from '../../support/for-file.ts'
import { meanwhile } from '../../support/held-rows.ts'
import type { StoredSession } from '../../support/rows.ts'

const api = await apiForFile()
beforeEach(() => api.reset())

describe('a block', () => {
  it('ends every session of a sender immediately, and they stay ended after the unblock', async () => {
    const admin = await api.signedIn('ADMIN')
    const person = await api.signedIn('SENDER')
    const second = await api.as(null).loginUser({ email: person.email, password })
    await api.as(admin).blockUser(person.id)

    for (const session of [person, second]) {
      expect(await refusals(session)).toEqual([403, 403, 403])
    }
    const rows = await sessionsOf(person)
    expect(rows.map(({ ended_at: endedAt }) => endedAt)).toEqual([api.now(), api.now()])

    await api.as(admin).unblockUser(person.id)
    for (const session of [person, second]) {
      expect(await refusals(session)).toEqual([401, 401, 401])
    }
    const login = await api.as(null).loginUser({ email: person.email, password })
    expect(login.status).toBe(200)
  })

  it('leaves no session to a sender who logs in or renews while it happens', async () => {
    const person = await api.signedIn('SENDER')
    const block = await meanwhile(api, async (transaction) => {
      await setBlocked(transaction, person.id, { isBlocked: true, now: api.now() })
      await endSessionsOfUser(transaction, person.id, api.now())
    })
    const calls = Promise.all([
      api.as(null).loginUser({ email: person.email, password }),
      api.as(person).refreshSession(),
    ])
    await block.hasWaiting(2)
    await block.commit()
    for (const answer of await calls) {
      expect(answer).toMatchObject({
        status: 403,
        body: refusalBody('Your account is blocked'),
        cookies: {},
      })
    }
    const rows = await sessionsOf(person)
    expect(rows.map(({ ended_at: endedAt }) => endedAt)).toEqual([api.now()])
  })
})

async function refusals(session: Pick<Person, 'cookies'>) {
  const requests = api.as(session)
  const answers = [
    await requests.getCurrentUser(),
    await requests.listMyParcels(),
    await requests.refreshSession(),
  ]
  return answers.map(({ status }) => status)
}

const sessionsOf = ({ id }: Person) =>
  api.db.query<StoredSession>(sql`select * from sessions where user_id = ${id}`)
