import sql from 'sql-template-tag'
import { expect, test } from 'vitest'
import { readConfig } from '../../../../server/config/config.ts'
import { removeOldProofs } from '../../../../server/parcels/deliveries/proof-retention.ts'
import { apiForFile } from '../../support/for-file.ts'
import { signaturePng } from '../../support/pictures.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile()

const day = 24 * 3600

test('A proof is visible to sender, receiver and administrators for as long as it is kept', async () => {
  const { admin, sender, receiver } = await api.signedInUsers()
  const strangers = [await api.signedIn('SENDER'), await api.signedIn('RECEIVER')]
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  const { _id: id, trackingId } = body.data
  await api.as(admin).updateParcelStatus(id, { status: 'DISPATCHED' })
  const recorded = { receivedBy: 'Nadia', signature: await signaturePng() }
  await api.as(admin).recordDelivery(id, recorded)
  const recordedAt = api.now().toISOString()

  for (const caller of [admin, sender, receiver]) {
    const { proof } = (await api.as(caller).getDelivery(id)).body.data
    expect(proof).toEqual({
      receivedBy: 'Nadia',
      hasCode: false,
      signature: expect.stringMatching(/^iVBOR/),
      recordedAt,
    })
  }
  for (const stranger of strangers)
    expect((await api.as(stranger).getDelivery(id)).status).toBe(404)
  const tracked = await api.as(null).trackParcel({ query: { trackingId } })
  expect(tracked.text).not.toMatch(/Nadia|proof|signature/)

  const config = readConfig({ PROOF_RETENTION_DAYS: '30' })
  const remove = () => removeOldProofs({ db: api.db, clock: api.now, config })
  api.secondsPass(30 * day)
  await remove()
  expect(await api.db.query(sql`select parcel_id from delivery_proofs`)).toEqual([
    { parcel_id: id },
  ])
  api.secondsPass(1)
  await remove()
  expect(await api.db.query(sql`select parcel_id from delivery_proofs`)).toEqual([])
  const { proof } = (await api.as(await api.signedIn('ADMIN')).getDelivery(id)).body.data
  expect(proof).toBeUndefined()
})
