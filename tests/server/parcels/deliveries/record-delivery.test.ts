import sharp from 'sharp'
import sql from 'sql-template-tag'
import { describe, expect, test } from 'vitest'
import { apiForFile, apiForTest } from '../../support/for-file.ts'
import { bomb, noise, photoJpeg, signaturePng } from '../../support/pictures.ts'
import { coded, expectRefusal, expectRefusedField } from '../../support/answers.ts'
import { newParcelFor } from '../../support/valid-requests.ts'

const api = await apiForFile({ ACCESS_MINUTES: '2880' })
const { admin, sender, receiver } = await api.signedInUsers()

async function underWay() {
  const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
  await api.as(admin).updateParcelStatus(body.data._id, { status: 'IN_TRANSIT' })
  return body.data
}

interface ProofRow {
  entry_number: number
  received_by: string | null
  has_code: boolean
  signature: Buffer | null
  photo: Buffer | null
}

const storedProofs = (id: string) =>
  api.db.query<ProofRow>(sql`
    select entry_number, received_by, has_code, signature, photo from delivery_proofs
    where parcel_id = ${id} order by entry_number
  `)

const storedStatus = (id: string) =>
  api.db.query(sql`select delivery_status from parcels where id = ${id}`)

async function photoOf(id: string): Promise<Buffer> {
  const [proof] = await storedProofs(id)
  if (!proof?.photo) throw new Error('No photo was kept')
  return proof.photo
}

describe('The same key', () => {
  const headers = { 'Idempotency-Key': 'handover-1' }

  test('is one delivery, even if sent repeatedly and simultaneously, with the code too', async () => {
    const { _id: id } = await underWay()
    const { handoverCode = '' } = (await api.as(receiver).getParcel(id)).body.data
    const handover = { receivedBy: 'Rita', handoverCode, signature: await signaturePng() }
    const send = () => api.as(admin).recordDelivery(id, handover, { headers })
    const answers = [...(await Promise.all([send(), send(), send()])), await send()]
    expect(answers.map(({ status, body }) => [status, body.data.status])).toEqual(
      answers.map(() => [200, 'DELIVERED']),
    )
    expect(await storedProofs(id)).toHaveLength(1)
    const delivered = answers
      .at(-1)
      ?.body.data.statusLogs.filter(({ status }) => status === 'DELIVERED')
    expect(delivered).toHaveLength(1)

    const other = await api.as(admin).recordDelivery(id, { receivedBy: 'Nadia' }, { headers })
    expect([other.status, other.body.success]).toEqual([422, false])
    const another = { 'Idempotency-Key': 'handover-2' }
    const late = await api.as(admin).recordDelivery(id, handover, { headers: another })
    expectRefusal(late, 409, 'Parcel is already delivered')
  })

  test('counts until it is a day old, and is then free again', async () => {
    const [{ _id: id }, { _id: tried }] = [await underWay(), await underWay()]
    const one = { headers: { 'Idempotency-Key': 'day-old-1' } }
    const two = { headers: { 'Idempotency-Key': 'day-old-2' } }
    const deliver = () => api.as(admin).recordDelivery(id, {}, one)
    const tryIt = () => api.as(admin).recordDeliveryAttempt(tried, { reason: 'REFUSED' }, two)
    const attempts = async () =>
      (await api.as(admin).getParcel(tried)).body.data.statusLogs.filter(
        ({ failedAttempt }) => failedAttempt,
      ).length
    for (const send of [deliver, tryIt]) expect((await send()).status).toBe(200)

    api.secondsPass(24 * 3_600 - 1)
    for (const send of [deliver, tryIt]) expect((await send()).status).toBe(200)
    expect(await attempts()).toBe(1)

    api.secondsPass(1)
    expectRefusal(await deliver(), 409, 'Parcel is already delivered')
    expect((await tryIt()).status).toBe(200)
    expect(await attempts()).toBe(2)
    expect(
      await api.db.query(sql`select key from idempotency_keys where key like 'day-old-%'`),
    ).toEqual([{ key: 'day-old-2' }])
  })
})

describe('An administrator who records a delivery', () => {
  test('enters the recipient’s name: the parcel is delivered, and the log says by whom', async () => {
    const { _id: id } = await underWay()
    const { status, body } = await api
      .as(admin)
      .recordDelivery(id, { receivedBy: ' Nadia Neighbor ', note: 'Left at number 9' })
    expect([status, body.message, body.data.status]).toEqual([
      200,
      'Delivery recorded',
      'DELIVERED',
    ])
    expect(body.data.statusLogs.at(-1)).toEqual({
      status: 'DELIVERED',
      timestamp: api.now().toISOString(),
      note: 'Left at number 9',
      updatedBy: { name: 'Ada Admin', role: 'ADMIN' },
    })
    expect(await storedProofs(id)).toEqual([
      {
        entry_number: 3,
        received_by: 'Nadia Neighbor',
        has_code: false,
        signature: null,
        photo: null,
      },
    ])
  })

  test('can leave out all details if the operator requires no proof', async () => {
    const { _id: id } = await underWay()
    expect((await api.as(admin).recordDelivery(id, {})).status).toBe(200)
    expect(await storedStatus(id)).toEqual([{ delivery_status: 'DELIVERED' }])
    expect(await storedProofs(id)).toEqual([])
  })

  test('can do so again after a correction: both proofs stay, and the newer one is shown', async () => {
    const { _id: id } = await underWay()
    await api.as(admin).recordDelivery(id, { receivedBy: 'A wrong name' })
    await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
    await api.as(admin).recordDelivery(id, { receivedBy: 'Rita' })
    expect((await storedProofs(id)).map((row) => [row.entry_number, row.received_by])).toEqual([
      [3, 'A wrong name'],
      [5, 'Rita'],
    ])
    const { body } = await api.as(sender).getDelivery(id)
    expect(body.data.proof?.receivedBy).toBe('Rita')
  })

  test.each([
    ['REQUESTED', false, 'Parcel has not been dispatched yet'],
    ['DELIVERED', false, 'Parcel is already delivered'],
    ['CANCELED', false, 'Parcel is canceled'],
    ['IN_TRANSIT', true, 'Parcel is blocked'],
  ] as const)(
    'is refused for a parcel that is %s, blocked: %s',
    async (delivery, block, reason) => {
      const { _id: id } = await underWay()
      await api.as(admin).updateParcelStatus(id, { status: delivery })
      await api.as(admin).blockParcel(id, { block })
      expectRefusal(await api.as(admin).recordDelivery(id, { receivedBy: 'Rita' }), 409, reason)
      expect(await storedProofs(id)).toEqual([])
    },
  )
})

test('A sender sees the proof even if the parcel is blocked later', async () => {
  const { _id: id } = await underWay()
  await api.as(admin).recordDelivery(id, { receivedBy: 'Rita' })
  for (const block of [true, false]) {
    await api.as(admin).blockParcel(id, { block })
    expect((await api.as(sender).getDelivery(id)).body.data.proof?.receivedBy).toBe('Rita')
  }
})

test('A sender no longer sees the proof once the delivery is corrected', async () => {
  const { _id: id } = await underWay()
  await api.as(admin).recordDelivery(id, { receivedBy: 'A wrong name' })
  await api.as(admin).updateParcelStatus(id, { status: 'IN_TRANSIT' })
  await api.as(receiver).confirmDelivery(id)
  expect((await api.as(sender).getDelivery(id)).body.data.proof).toBeUndefined()
})

describe('Pictures of a delivery', () => {
  test('are rotated upright and stored without the other data of the file', async () => {
    const { _id: id } = await underWay()
    const photo = await photoJpeg({ width: 2000, height: 1500 })
    const given = await sharp(Buffer.from(photo, 'base64')).metadata()
    expect([given.orientation, given.exif?.includes('A known camera')]).toEqual([6, true])
    await api.as(admin).recordDelivery(id, { photo, signature: await signaturePng() })

    const kept = await photoOf(id)
    const { format, width, height, orientation, exif, icc, xmp } = await sharp(kept).metadata()
    expect({ format, width, height, orientation, exif, icc, xmp }).toEqual({
      format: 'jpeg',
      width: 1200,
      height: 1600,
      orientation: undefined,
      exif: undefined,
      icc: undefined,
      xmp: undefined,
    })
    expect(kept.includes('A known camera')).toBe(false)
    const [proof] = await storedProofs(id)
    expect(await sharp(proof?.signature ?? '').metadata()).toMatchObject({
      format: 'png',
      width: 600,
      height: 200,
      hasAlpha: false,
    })
  })

  test('take at most 300 kB, however hard they are to compress', async () => {
    const { _id: id } = await underWay()
    const photo = await noise({ width: 1600, height: 1200 })
    expect(photo.length).toBeGreaterThan(1_000_000)
    expect((await api.as(admin).recordDelivery(id, { photo })).status).toBe(200)
    expect((await photoOf(id)).length).toBeLessThanOrEqual(300_000)
  })

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
  const lies: [string, () => Promise<string> | string][] = [
    ['a text', () => toBase64('nothing to see here')],
    ['an SVG', () => toBase64(svg)],
    ['a GIF', () => 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'],
    ['half a JPEG', async () => toBase64((await photoBytes()).subarray(0, 60))],
    ['a JPEG only by its first bytes', () => toBase64(Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]))],
    ['a bomb of 30 megapixels', bomb],
    ['nothing', () => ''],
  ]
  const photoBytes = async () => Buffer.from(await photoJpeg(), 'base64')
  const toBase64 = (content: string | Buffer) => Buffer.from(content).toString('base64')

  test.each(lies)('are refused if they are %s, and nothing changes', async (_, make) => {
    const { _id: id } = await underWay()
    const picture = await make()
    const message = 'The photo is not a picture, or is too large'
    const asPhoto = await api.as(admin).recordDelivery(id, { photo: picture })
    expectRefusedField(asPhoto, 'photo', message)
    const asSignature = await api.as(admin).recordDelivery(id, { signature: picture })
    expectRefusedField(asSignature, 'signature', 'The signature is empty or not a picture')
    expect(await storedStatus(id)).toEqual([{ delivery_status: 'IN_TRANSIT' }])
  })

  test('do not count as a signature if nothing was drawn', async () => {
    const { _id: id } = await underWay()
    const blank = await sharp({
      create: { width: 60, height: 20, channels: 4, background: 'transparent' },
    })
      .png()
      .toBuffer()
    const { status } = await api.as(admin).recordDelivery(id, { signature: toBase64(blank) })
    expect(status).toBe(400)
  })

  test('can make a body of up to 4 MiB', async () => {
    const { _id: id } = await underWay()
    const tooLarge = await api.as(admin).recordDelivery(id, { photo: 'A'.repeat(4_200_000) })
    expectRefusal(tooLarge, 413, {
      message: 'The body must be at most 4096 KiB',
      messageCode: 'bodyIsTooLarge',
      messageValues: { value: '4096' },
    })
    const long = await api.as(admin).recordDelivery(id, { photo: 'A'.repeat(2_800_004) })
    expectRefusedField(long, 'photo', 'The photo must be at most 2 MB')
  })
})

describe('If the operator requires proof', () => {
  test('a delivery without it is refused and names what is missing, since a scan is not a proof', async () => {
    const strict = await apiForTest({ DELIVERY_PROOF: 'name, photo' })
    const { admin: ada, sender: sam, receiver: rita } = await strict.signedInUsers()
    const { body } = await strict.as(sam).createParcel(newParcelFor(rita))
    const { _id: id, trackingId } = body.data
    await strict.as(ada).updateParcelStatus(id, { status: 'DISPATCHED' })
    const loaded = await strict.as(ada).scanParcel({ trackingId, status: 'IN_TRANSIT' })
    expect([loaded.status, loaded.body.data.status]).toEqual([200, 'IN_TRANSIT'])
    expect((await strict.as(ada).getDelivery(id)).body.data).toEqual({
      requiredProof: ['NAME', 'PHOTO'],
      isCodeLocked: false,
    })
    const refused = await strict.as(ada).recordDelivery(id, {})
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      coded([
        { path: 'receivedBy', message: 'Please say who received the parcel' },
        { path: 'photo', message: 'Please take a photo' },
      ]),
    ])
    const scanned = await strict.as(ada).scanParcel({ trackingId, status: 'DELIVERED' })
    const why = 'Deliveries need a proof here. Please record it on the page of the parcel.'
    expectRefusal(scanned, 409, why, { code: 'PROOF_REQUIRED' })
    // The receiver's own confirmation needs none.
    expect((await strict.as(rita).confirmDelivery(id)).status).toBe(200)
    expectRefusal(
      await strict.as(ada).scanParcel({ trackingId, status: 'DELIVERED' }),
      409,
      'Parcel is already delivered',
    )
  })
})
