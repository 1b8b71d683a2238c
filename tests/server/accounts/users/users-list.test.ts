import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import { orders } from '../../../../server/accounts/users/repository.ts'
import { compareTexts } from '../../../../src/lib/letters.ts'
import type { Person } from '../../support/api.ts'
import { expectRefusedField, listedUser } from '../../support/answers.ts'
import { apiForFile } from '../../support/for-file.ts'

const api = await apiForFile()
const admin = await api.resident('ADMIN', 'Ada Admin')
beforeEach(() => api.reset())

describe('In the list of users', () => {
  it('an administrator sees all users by name, with the actions that are possible for each', async () => {
    const zoe = await api.joined('SENDER', 'zoe Sender')
    const ben = await api.blocked('RECEIVER')
    await rename(ben, 'Ben Receiver')
    const { status, body } = await api.as(admin).listUsers()
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      message: 'Users',
      data: [
        listedUser(admin, 'Ada Admin', []),
        { ...listedUser(ben, 'Ben Receiver', ['unblock']), isBlocked: 'BLOCKED' },
        listedUser(zoe, 'zoe Sender', ['block', 'createResetLink']),
      ],
    })
  })

  it('an administrator turns pages', async () => {
    for (const name of ['Ben', 'Cleo', 'Dan', 'Eve']) await api.joined('SENDER', name)
    const page = await api.as(admin).listUsers({ query: { page: 2, limit: 2 } })
    expect(page.body.data.map(({ name }) => name)).toEqual(['Cleo', 'Dan'])
    expect(page.body.meta).toEqual({ page: 2, limit: 2, total: 5 })
    const beyond = await api.as(admin).listUsers({ query: { page: 9, limit: 2 } })
    expect(beyond.body).toMatchObject({ data: [], meta: { page: 9, limit: 2, total: 5 } })
    const usual = await api.as(admin).listUsers({ query: { page: 1 } })
    expect(usual.body.meta).toEqual({ page: 1, limit: 10, total: 5 })
  })

  it('an administrator sorts by every column in both directions', async () => {
    await api.joined('SENDER', 'Ben')
    await rename(await api.blocked('RECEIVER'), 'Cleo')
    const names = async (sort: 'name' | '-name' | 'role' | '-role' | 'isBlocked' | '-isBlocked') =>
      (await api.as(admin).listUsers({ query: { sort } })).body.data.map(({ name }) => name)
    expect(await names('name')).toEqual(['Ada Admin', 'Ben', 'Cleo'])
    expect(await names('-name')).toEqual(['Cleo', 'Ben', 'Ada Admin'])
    expect(await names('role')).toEqual(['Ada Admin', 'Cleo', 'Ben'])
    expect(await names('-role')).toEqual(['Ben', 'Cleo', 'Ada Admin'])
    expect(await names('isBlocked')).toEqual(['Cleo', 'Ada Admin', 'Ben'])
    expect(await names('-isBlocked')).toEqual(['Ada Admin', 'Ben', 'Cleo'])
    const emails = async (sort: 'email' | '-email') =>
      (await api.as(admin).listUsers({ query: { sort } })).body.data.map(({ email }) => email)
    expect(await emails('email')).toEqual((await emails('email')).toSorted())
    expect(await emails('-email')).toEqual((await emails('email')).toReversed())
  })

  it('an administrator reads names in the order of a dictionary, from page to page', async () => {
    const ordered = [
      'Ada Admin',
      'Änne',
      'anton',
      'Depot 2',
      'Depot 10',
      'éa',
      'Emil',
      'Émile',
      'Łódź',
      'Zoe',
      '東京',
    ]
    for (const name of ordered.toReversed()) {
      if (name !== 'Ada Admin') await rename(await api.joined('SENDER', 'Some One'), name)
    }
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        api.as(admin).listUsers({ query: { sort: 'name', page, limit: 3 } }),
      ),
    )
    expect(pages.flatMap(({ body }) => body.data.map(({ name }) => name))).toEqual(ordered)
    expect(ordered.toSorted(compareTexts)).toEqual(ordered)
  })

  it.each([
    ['name', 'users_kept_by_name'],
    ['-name', 'users_kept_by_name'],
    ['role', 'users_kept_by_role_and_name'],
    ['-role', 'users_kept_by_role_desc'],
    ['isBlocked', 'users_kept_by_block_desc'],
    ['-isBlocked', 'users_kept_by_block'],
  ] as const)('rows sorted by %s come from an index', async (sort, index) => {
    const plan = await api.db.transaction(async (transaction) => {
      await transaction.run('set local enable_sort = off; set local enable_bitmapscan = off')
      return transaction.query<{ 'QUERY PLAN': string }>(sql`
        explain select item.id from users as item where item.deleted_at is null
        order by ${orders[sort]} limit 10
      `)
    })
    const text = plan.map((row) => row['QUERY PLAN']).join('\n')
    expect(text).toContain(`using ${index} `)
    expect(text).not.toContain('Sort')
  })

  it('an administrator finds users by a part of the name or email, taken literally', async () => {
    await api.joined('SENDER', '100% Ben')
    const cleo = await api.joined('SENDER', 'Cleo_Ann')
    await api.joined('SENDER', String.raw`Back\slash`)
    const found = async (q: string) =>
      (await api.as(admin).listUsers({ query: { q } })).body.data.map(({ name }) => name)
    expect(await found('BEN')).toEqual(['100% Ben'])
    expect(await found('%')).toEqual(['100% Ben'])
    expect(await found('_')).toEqual(['Cleo_Ann'])
    expect(await found('\\')).toEqual([String.raw`Back\slash`])
    expect(await found(cleo.email.slice(0, 12).toUpperCase())).toEqual(['Cleo_Ann'])
    expect(await found("' or 1=1 --")).toEqual([])
    expect(await found('')).toHaveLength(4)
  })

  it('a sender sees the receivers who are not blocked, and only the fields that they need', async () => {
    const sender = await api.signedIn('SENDER')
    const rita = await api.joined('RECEIVER', 'Rita')
    const ari = await api.joined('RECEIVER', 'ari')
    await api.blocked('RECEIVER')
    const { body } = await api.as(sender).listReceivers()
    expect(body).toEqual({
      success: true,
      message: 'Receivers',
      data: [ari, rita].map(({ id, name, email }) => ({ _id: id, name, email })),
    })
    const found = await api.as(sender).listReceivers({ query: { q: 'RIT', limit: 5 } })
    expect(found.body.data.map(({ name }) => name)).toEqual(['Rita'])
    expect(found.body.meta).toEqual({ page: 1, limit: 5, total: 1 })
  })

  it('a sender looks up receivers by their emails, in any case, and finds exactly these', async () => {
    const sender = await api.signedIn('SENDER')
    const receivers = []
    for (const name of ['Rita', 'Ari', 'Noor']) receivers.push(await api.joined('RECEIVER', name))
    const [rita, ari] = receivers
    const blocked = await api.blocked('RECEIVER')
    const found = async (email: string[], more: { limit?: number; page?: number } = {}) => {
      const { status, body } = await api.as(sender).listReceivers({ query: { email, ...more } })
      expect(status).toBe(200)
      return { emails: body.data.map((one) => one.email), meta: body.meta }
    }
    const emails = [
      rita?.email.toUpperCase() ?? '',
      ` ${ari?.email} `,
      blocked.email,
      sender.email,
      'nobody@example.com',
      'no email',
    ]
    expect(await found(emails)).toEqual({
      emails: [ari?.email, rita?.email],
      meta: { page: 1, limit: 50, total: 2 },
    })
    expect(await found([...emails, ...emails])).toMatchObject({ meta: { total: 2 } })
    expect(await found(['nobody@example.com'])).toMatchObject({ emails: [] })
    expect(await found([rita?.email ?? ''])).toMatchObject({ emails: [rita?.email] })
    // A part of an address does not count.
    expect(await found([rita?.email.slice(0, -1) ?? '', '%'])).toMatchObject({ emails: [] })
    expect(await found(emails, { limit: 1, page: 2 })).toEqual({
      emails: [rita?.email],
      meta: { page: 2, limit: 1, total: 2 },
    })
  })

  it('a sender looks up fifty receivers in one call, and reads that more are too many', async () => {
    const sender = await api.signedIn('SENDER')
    const email: string[] = []
    for (let turn = 0; turn < 50; turn += 1) email.push((await api.joined('RECEIVER')).email)
    await api.joined('RECEIVER')
    const all = await api.as(sender).listReceivers({ query: { email } })
    expect(all.body.data.map((one) => one.email).toSorted()).toEqual(email.toSorted())
    const more = await api.as(sender).listReceivers({ query: { email: [...email, 'a@b.c'] } })
    expectRefusedField(more, 'email', {
      message: 'email may be given at most 50 times',
      messageCode: 'fieldIsGivenTooOften',
      messageValues: { field: 'email', value: '50' },
    })
  })
})

const rename = ({ id }: Person, name: string) =>
  api.db.query(sql`update users set name = ${name} where id = ${id}`)
