import { beforeEach, describe, expect, it } from 'vitest'
import { apiForFile } from '../../support/for-file.ts'
import { holdUsers, meanwhile } from '../../support/held-rows.ts'
import { expectRefusal, listedUser, refusalBody, sortedStatuses } from '../../support/answers.ts'
import { allRows, storedUser } from '../../support/rows.ts'

const api = await apiForFile()
const admin = await api.resident('ADMIN', 'Ada Admin')
beforeEach(() => api.reset())

describe('Blocking users', () => {
  it('an administrator blocks and unblocks a sender, and a repeat changes nothing', async () => {
    const person = await api.joined('SENDER', 'Ben')
    const asAdmin = api.as(admin)
    api.secondsPass(60)
    const blockedAt = api.now()
    const first = await asAdmin.blockUser(person.id)
    expect([first.status, first.body]).toEqual([
      200,
      {
        success: true,
        message: 'User blocked',
        data: { ...listedUser(person, 'Ben', ['unblock']), isBlocked: 'BLOCKED' },
      },
    ])
    expect(await storedUser(api.db, person.email)).toMatchObject({
      is_blocked: true,
      updated_at: blockedAt,
    })

    api.secondsPass(60)
    const repeat = await asAdmin.blockUser(person.id)
    expect([repeat.status, repeat.body]).toEqual([200, first.body])
    expect(await storedUser(api.db, person.email)).toMatchObject({
      is_blocked: true,
      updated_at: blockedAt,
    })

    const unblocked = await asAdmin.unblockUser(person.id)
    expect([unblocked.status, unblocked.body]).toEqual([
      200,
      {
        success: true,
        message: 'User unblocked',
        data: listedUser(person, 'Ben', ['block', 'createResetLink']),
      },
    ])
    const row = await storedUser(api.db, person.email)
    expect(row).toMatchObject({ is_blocked: false, updated_at: api.now() })
    api.secondsPass(60)
    expect((await asAdmin.unblockUser(person.id)).body).toEqual(unblocked.body)
    expect(await storedUser(api.db, person.email)).toEqual(row)
  })

  it('an administrator cannot block themselves, however they spell their ID', async () => {
    await api.joined('ADMIN')
    for (const id of [admin.id, admin.id.toUpperCase()]) {
      expectRefusal(await api.as(admin).blockUser(id), 409, 'You cannot block yourself')
    }
    expect(await storedUser(api.db, admin.email)).toMatchObject({ is_blocked: false })
  })

  it('if two administrators block each other simultaneously, one of them stays active', async () => {
    const other = await api.signedIn('ADMIN')
    const others = await meanwhile(api, holdUsers)
    const calls = Promise.all([
      api.as(admin).blockUser(other.id),
      api.as(other).blockUser(admin.id),
    ])
    await others.hasWaiting(2)
    await others.commit()
    const answers = await calls
    expect(sortedStatuses(answers)).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toEqual(
      refusalBody('The last active administrator cannot be blocked'),
    )
    const { users } = await allRows(api)
    expect(users.filter(({ is_blocked: isBlocked }) => !isBlocked)).toHaveLength(1)
  })

  it('if three administrators block each other in a ring, one of them stays active', async () => {
    const [b, c] = [await api.signedIn('ADMIN'), await api.signedIn('ADMIN')]
    const others = await meanwhile(api, holdUsers)
    const calls = Promise.all([
      api.as(admin).blockUser(b.id),
      api.as(b).blockUser(c.id),
      api.as(c).blockUser(admin.id),
    ])
    await others.hasWaiting(3)
    await others.commit()
    expect(sortedStatuses(await calls)).toEqual([200, 200, 409])
    const { users } = await allRows(api)
    expect(users.filter(({ is_blocked: isBlocked }) => !isBlocked)).toHaveLength(1)
  })

  it('an administrator gets a 404 for a user who does not exist', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000'
    for (const answer of [
      await api.as(admin).blockUser(unknown),
      await api.as(admin).unblockUser(unknown),
    ]) {
      expectRefusal(answer, 404, 'User not found')
    }
  })
})
