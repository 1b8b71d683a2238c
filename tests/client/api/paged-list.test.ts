import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countParcels } from '../../../src/api/parcel-counts.ts'
import { forgetWholeLists } from '../../../src/api/paged-list.ts'
import { listParcels } from '../../../src/api/parcels.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import type { Asked, Host } from '../../support/host.ts'
import { wireParcel } from '../../support/wire.ts'

const all = 'GET /api/parcel'
const counts = 'GET /api/parcel/counts'
const rows = (...ids: string[]) => ids.map((id) => wireParcel({ _id: id, trackingId: `TRK-${id}` }))
const firstPage = { page: 1, limit: 2 }
const secondPage = { page: 2, limit: 2 }
const idsOf = (page: { rows: { id: string }[] }) => page.rows.map(({ id }) => id).join('')

/**
 * Requests the first page of a list as the query cache does, and that of a list that it refetches.
 */
const ask = (query: typeof firstPage) => listParcels(query, { cache: 'no-cache' })

describe('A host that pages', () => {
  const pagingHost = () =>
    standInHost({
      [all]: ({ query }: Asked) =>
        ok(rows(`p${query['page']}`), { page: query['page'], limit: 2, total: 3 }),
      [counts]: () => ok({ total: 3, statuses: [{ status: 'REQUESTED', count: 3 }] }),
    })

  it('is called for each page, whose position is passed on', async () => {
    const host = pagingHost()

    expect(idsOf(await ask(firstPage))).toBe('p1')
    expect(await listParcels(secondPage)).toMatchObject({
      rows: [{ id: 'p2' }],
      meta: { page: 2, limit: 2, total: 3 },
    })
    expect(host.asked.map(({ query }) => query['page'])).toEqual(['1', '2'])
  })

  it('is called for the counts, too', async () => {
    const host = pagingHost()
    await ask(firstPage)

    expect((await countParcels({ q: '' }))?.total.count).toBe(3)
    expect(host.calls()).toEqual([all, counts])
  })

  it('gives no counts if it does not have the call for them', async () => {
    const host = pagingHost()
    host.on(counts, () => failure(404, 'Not found'))
    await ask(firstPage)

    expect(await countParcels({})).toBeNull()
  })
})

describe('An unpaged host', () => {
  let host: Host
  beforeEach(async () => {
    host = standInHost({
      [all]: () => ok(rows('a', 'b', 'c')),
      [counts]: () => failure(404, 'Not found'),
    })
    await ask(firstPage)
  })

  it('sends the whole list in one call, and the client cuts it into pages', async () => {
    expect(await listParcels(secondPage)).toMatchObject({
      rows: [{ id: 'c' }],
      meta: { page: 2, limit: 2, total: 3 },
    })
    expect(idsOf(await listParcels({ ...firstPage, q: 'trk-b' }))).toBe('b')
    expect(host.calls()).toEqual([all])
  })

  it('is paged client-side if it reports a page but sends everything', async () => {
    host.on(all, () => ok(rows('a', 'b', 'c'), { page: 1, limit: 2, total: 3 }))

    expect(idsOf(await ask(secondPage))).toBe('c')
  })

  it('is counted client-side, without a call', async () => {
    expect(await countParcels({ q: 'trk' })).toEqual({
      total: { count: 3, isCapped: false },
      attempted: { count: 0, isCapped: false },
      statuses: new Map([['REQUESTED', { count: 3, isCapped: false }]]),
    })
    expect(host.calls()).toEqual([all])
  })

  it('is called for a refetch, whose answer then serves further pages', async () => {
    host.on(all, () => ok(rows('d', 'e', 'f')))
    expect(idsOf(await ask(firstPage))).toBe('de')

    expect(idsOf(await listParcels(secondPage))).toBe('f')
    expect(host.calls()).toEqual([all, all])
  })

  it('is called once if a page is requested while the list is being fetched', async () => {
    const slow = later()
    host.on(all, slow.handler)
    const refetched = ask(firstPage)
    const further = listParcels(secondPage)
    const counted = countParcels({ q: '' })
    slow.answer(ok(rows('d', 'e', 'f')))

    expect([idsOf(await refetched), idsOf(await further)]).toEqual(['de', 'f'])
    expect((await counted)?.total.count).toBe(3)
    expect(host.calls()).toEqual([all, all])
  })

  it('is asked again for further pages after a failed refetch', async () => {
    host.on(all, () => failure(500, 'Oh'))
    const refetched = ask(firstPage)
    const further = listParcels(secondPage)

    await expect(refetched).rejects.toMatchObject({ status: 500 })
    await expect(further).rejects.toMatchObject({ status: 500 })
    host.on(all, () => ok(rows('d', 'e', 'f')))
    expect(idsOf(await listParcels(secondPage))).toBe('f')
    expect(host.calls()).toEqual([all, all, all, all])
  })

  it('has its pages cut from the newest list, even if an older answer arrives last', async () => {
    const old = later()
    host.on(all, old.handler)
    const first = ask(firstPage)
    await vi.waitFor(() => expect(host.asked).toHaveLength(2))
    host.on(all, () => ok(rows('d', 'e', 'f')))
    await ask(firstPage)
    old.answer(ok(rows('x')))

    expect(idsOf(await first)).toBe('x')
    expect(idsOf(await listParcels(secondPage))).toBe('f')
  })

  it('is asked again once the list is forgotten, even if one was being fetched', async () => {
    const old = later()
    host.on(all, old.handler)
    const refetched = ask(firstPage)
    const counted = countParcels({})
    await vi.waitFor(() => expect(host.asked).toHaveLength(2))
    forgetWholeLists()
    host.on(all, () => ok(rows('d', 'e', 'f')))
    old.answer(ok(rows('x')))

    expect(idsOf(await refetched)).toBe('x')
    expect(await counted).toBeNull()
    expect(await countParcels({})).toBeNull()
    expect(idsOf(await listParcels(secondPage))).toBe('f')
    expect(host.calls()).toEqual([all, all, counts, counts, all])
  })

  it('is asked for each page once it begins to page', async () => {
    host.on(all, ({ query }) =>
      ok(rows(`p${query['page']}`), { page: query['page'], limit: 2, total: 3 }),
    )
    expect(idsOf(await ask(firstPage))).toBe('p1')

    expect(idsOf(await listParcels(secondPage))).toBe('p2')
    expect(host.asked).toHaveLength(3)
  })
})
