import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { apiForFile } from '../../support/for-file.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile({ TRUST_PROXY: '1' })
const { admin, sender, receiver } = await api.signedInUsers()

async function underWay(): Promise<string> {
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  await api.as(admin).updateParcelStatus(body.data._id, { status: 'DISPATCHED' })
  return body.data._id
}

async function codeOf(id: string): Promise<string> {
  const { body } = await api.as(receiver).getParcel(id)
  return body.data.handoverCode ?? 'none'
}

/** Wrong codes, all different. */
const wrongCodes = async (id: string, count: number) => {
  const code = Number(await codeOf(id))
  return Array.from({ length: count }, (_, step) =>
    String((code + step + 1) % 10_000).padStart(4, '0'),
  )
}

const guess = async (id: string, handoverCode: string, address = '10.0.0.1') => {
  const { status, body } = await api
    .as(admin)
    .recordDelivery(id, { handoverCode }, { headers: { 'x-forwarded-for': address } })
  return [status, body.message]
}

const stored = (id: string) =>
  api.db.query(sql`select delivery_status, wrong_codes from parcels where id = ${id}`)

describe('The handover code', () => {
  test('is shown only to the receiver, in every list and page, while the parcel is on its way', async () => {
    const id = await underWay()
    const code = await codeOf(id)
    expect(code).toMatch(/^\d{4}$/)
    const incoming = await api.as(receiver).listIncomingParcels()
    expect(incoming.body.data.find(({ _id }) => _id === id)?.handoverCode).toBe(code)

    const others = await Promise.all([
      api.as(sender).getParcel(id),
      api.as(sender).listMyParcels(),
      api.as(admin).getParcel(id),
      api.as(admin).listParcels(),
      api.as(receiver).getDelivery(id),
    ])
    for (const { text } of others) expect(text).not.toContain('handoverCode')

    await api.as(admin).blockParcel(id, { block: true })
    expect(await codeOf(id)).toBe('none')
    await api.as(admin).blockParcel(id, { block: false })
    expect(await codeOf(id)).toBe(code)
    await api.as(receiver).confirmDelivery(id)
    expect(await codeOf(id)).toBe('none')
  })

  test('proves the delivery', async () => {
    const id = await underWay()
    expect(await guess(id, await codeOf(id))).toEqual([200, 'Delivery recorded'])
    expect(await stored(id)).toEqual([{ delivery_status: 'DELIVERED', wrong_codes: 0 }])
    const { body } = await api.as(receiver).getDelivery(id)
    expect(body.data.proof).toEqual({ hasCode: true, recordedAt: api.now().toISOString() })
  })

  test('can be wrong five times; then even the right one is refused until it is reset', async () => {
    const id = await underWay()
    const answers = []
    for (const code of await wrongCodes(id, 5)) answers.push(await guess(id, code))
    expect(answers).toEqual([
      [400, 'The handover code is wrong. 4 tries are left.'],
      [400, 'The handover code is wrong. 3 tries are left.'],
      [400, 'The handover code is wrong. 2 tries are left.'],
      [400, 'The handover code is wrong. 1 try is left.'],
      [400, 'The handover code is wrong, and is locked now'],
    ])
    const code = await codeOf(id)
    expect(await guess(id, code)).toEqual([409, 'The handover code is locked'])
    expect((await api.as(admin).getDelivery(id)).body.data.isCodeLocked).toBe(true)
    expect(await stored(id)).toEqual([{ delivery_status: 'DISPATCHED', wrong_codes: 5 }])

    const reset = await api.as(admin).resetHandoverCode(id)
    expect([reset.status, reset.body.message]).toEqual([200, 'Handover code reset'])
    expect(await guess(id, code)).toEqual([200, 'Delivery recorded'])
  })

  test('has five tries in total, even if guessed from many addresses simultaneously', async () => {
    const id = await underWay()
    const codes = await wrongCodes(id, 40)
    const answers = await Promise.all(
      codes.map((code, number) => guess(id, code, `10.0.${number}.1`)),
    )
    const statuses = answers.map(([status]) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(5)
    expect(await stored(id)).toEqual([{ delivery_status: 'DISPATCHED', wrong_codes: 5 }])
    expect(await guess(id, await codeOf(id))).toEqual([409, 'The handover code is locked'])
  })

  test('does not count as tried if the parcel cannot be delivered at all', async () => {
    const id = await underWay()
    await api.as(admin).updateParcelStatus(id, { status: 'APPROVED' })
    expect(await guess(id, '0000')).toEqual([409, 'Parcel has not been dispatched yet'])
    expect(await stored(id)).toEqual([{ delivery_status: 'APPROVED', wrong_codes: 0 }])
  })

  test('usually differs between parcels', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, underWay))
    const codes = await Promise.all(ids.map(codeOf))
    expect(new Set(codes).size).toBeGreaterThan(15)
  })
})
