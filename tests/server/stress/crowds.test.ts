import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import sql from 'sql-template-tag'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Person } from '../support/api.ts'
import { apiForFile } from '../support/for-file.ts'
import { meanwhile } from '../support/held-rows.ts'
import { photoJpeg } from '../support/pictures.ts'
import { newParcelFor } from '../support/valid-requests.ts'

const api = await apiForFile()
let receiver: Person
beforeEach(async () => {
  await api.reset()
  receiver = await api.signedIn('RECEIVER')
})

/** A sender whose session the server knows. */
async function knownSender(): Promise<Person> {
  const sender = await api.signedIn('SENDER')
  await api.as(sender).getCurrentUser()
  return sender
}

const create = async (sender: Person) =>
  (await api.as(sender).createParcel(newParcelFor(receiver))).status

describe('A sender’s change', () => {
  // All of the creations fit into the limit of patience, even on a slow machine.
  it.each([
    [1, 50],
    [4, 20],
    [11, 10],
  ])(
    'succeeds long before those of %d others with %d creations in flight each',
    async (count, inFlight) => {
      const well = await knownSender()
      const crowd = await Promise.all(Array.from({ length: count }, knownSender))
      // No change can be made until all of them wait.
      const others = await meanwhile(api, (transaction) =>
        transaction.query(sql`lock table parcels in access exclusive mode`),
      )
      const done: number[] = []
      const making = crowd.flatMap((sender) =>
        Array.from({ length: inFlight }, async () => void done.push(await create(sender))),
      )
      await others.hasWaiting(3)
      const change = create(well)
      await others.commit()
      expect(await change).toBe(201)
      expect(done.length).toBeLessThan(making.length / 2)
      await Promise.all(making)
      expect(done).toEqual(making.map(() => 201))
    },
  )
})

describe('Pictures', () => {
  /** Its head is that of a picture, but its end is missing. */
  const corrupt = async () => {
    const photo = Buffer.from(await photoJpeg({ width: 400, height: 300 }), 'base64')
    return photo.subarray(0, -100).toString('base64')
  }

  it('are not decoded for a parcel that does not exist, or cannot be delivered now', async () => {
    const [admin, sender] = [await api.signedIn('ADMIN'), await api.signedIn('SENDER')]
    const photo = await corrupt()
    const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
    const statusOf = async (id: string) =>
      (await api.as(admin).recordDelivery(id, { photo })).status
    expect([await statusOf(randomUUID()), await statusOf(body.data._id)]).toEqual([404, 409])
    await api.as(admin).updateParcelStatus(body.data._id, { status: 'IN_TRANSIT' })
    // Only now does the server notice that the end of the picture is missing.
    expect(await statusOf(body.data._id)).toBe(400)
  })

  it('are all accepted if forty come at once, and so is another change meanwhile', async () => {
    const [admin, sender] = [await api.signedIn('ADMIN'), await knownSender()]
    const ids = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const { body } = await api.as(sender).createParcel(newParcelFor(receiver))
        await api.as(admin).updateParcelStatus(body.data._id, { status: 'IN_TRANSIT' })
        return body.data._id
      }),
    )
    const photo = (
      await sharp({ create: { width: 1_600, height: 1_200, channels: 3, background: 'grey' } })
        .jpeg()
        .toBuffer()
    ).toString('base64')
    let taken = 0
    const delivering = ids.map(async (id) => {
      const { status } = await api.as(admin).recordDelivery(id, { photo })
      if (status === 200) taken += 1
    })
    expect(await create(sender)).toBe(201)
    expect(taken).toBeLessThan(ids.length)
    await Promise.all(delivering)
    expect(taken).toBe(ids.length)
    const stored = await api.db.query(sql`
      select count(*)::integer as photos from delivery_proofs where photo is not null
    `)
    expect(stored).toEqual([{ photos: ids.length }])
  })
})
