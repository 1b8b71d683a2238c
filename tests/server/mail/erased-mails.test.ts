import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Message } from '../../../server/messages/repository.ts'
import type { Sender } from '../../../server/messages/sender.ts'
import { password } from '../support/api.ts'
import { startMailWorld, type MailWorld } from './mail-world.ts'
import { parseMail } from './parse-mail.ts'

let folder: string
let world: MailWorld
let sender: Sender
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'waybill-mails-'))
  world = await startMailWorld(pathToFileURL(folder).href)
  sender = world.openSender()
})
afterAll(async () => {
  await sender.close()
  await world.api.stop()
  await rm(folder, { recursive: true })
})

/** All mails in the folder, as they are read. */
async function mailsInFolder(): Promise<string[]> {
  const names = await readdir(folder)
  return Promise.all(
    names.map(async (name) => {
      const { headers, text, html } = parseMail(await readFile(join(folder, name), 'utf8'))
      return [...headers.values(), text, html].join('\n')
    }),
  )
}

test('A receiver who deletes the account is in no mail that was written into a folder', async () => {
  const { api, admin, receiver } = world
  const other = await api.signedIn('RECEIVER', 'Olga Other')
  const [own, others] = [await world.create(), await world.create({ receiverId: other.id })]
  const write = async (to: typeof receiver, parcelId: string) =>
    sender.send(await world.message(to, { status: 'DISPATCHED', parcelId }))
  const [reset] = await api.db.query<Message>(sql`
    insert into messages (channel, user_id, account_mail, next_at, created_at)
    values ('EMAIL', ${receiver.id}, 'RESET_PASSWORD', now(), now())
    returning id, channel, user_id, endpoint_id, parcel_id, entry_number, payload, attempts
  `)
  if (reset === undefined) throw new Error('An inserted message has no row')
  expect(await sender.send(reset)).toMatchObject({ result: 'sent' })
  await write(receiver, own._id)
  await write(world.sender, own._id)
  await api.as(receiver).updateAccount({ name: 'Rita Renamed' })
  await write(world.sender, own._id)
  await write(world.sender, others._id)
  for (const { _id } of [own, others])
    await api.as(admin).updateParcelStatus(_id, { status: 'DELIVERED' })
  const naming = (mails: string[]) =>
    mails.filter((mail) => /Rita/.test(mail) || mail.includes(receiver.email))
  expect(naming(await mailsInFolder())).toHaveLength(4)

  expect((await api.as(receiver).deleteAccount({ password })).status).toBe(200)
  const left = await mailsInFolder()
  expect(naming(left)).toEqual([])
  expect(left).toEqual([expect.stringContaining('Olga Other')])
})
