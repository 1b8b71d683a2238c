import { readdir, readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import sql from 'sql-template-tag'
import { afterAll, expect, test } from 'vitest'
import type { Message } from '../../../../server/messaging/messages/repository.ts'
import { password } from '../../support/api.ts'
import { folderForFile } from '../../support/for-file.ts'
import { mailWorldForFile } from './mail-world.ts'
import { parseMail } from './parse-mail.ts'

const inFolder = await folderForFile()
const world = await mailWorldForFile(pathToFileURL(inFolder()).href)
const sender = world.openSender()
afterAll(() => sender.close())

/** The text of all mails in the folder. */
async function mailsInFolder(): Promise<string[]> {
  const names = await readdir(inFolder())
  return Promise.all(
    names.map(async (name) => {
      const { headers, text, html } = parseMail(await readFile(inFolder(name), 'utf8'))
      return [...headers.values(), text, html].join('\n')
    }),
  )
}

test('A receiver or sender who deletes the account is removed from all mails that were written into a folder', async () => {
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
  await write(other, others._id)
  for (const { _id } of [own, others])
    await api.as(admin).updateParcelStatus(_id, { status: 'DELIVERED' })
  const naming = (mails: string[]) =>
    mails.filter((mail) => /Rita/.test(mail) || mail.includes(receiver.email))
  expect(naming(await mailsInFolder())).toHaveLength(4)

  expect((await api.as(receiver).deleteAccount({ password })).status).toBe(200)
  const left = await mailsInFolder()
  expect(naming(left)).toEqual([])
  expect(left).toEqual([expect.stringContaining('Olga Other')])
  expect((await api.as(world.sender).deleteAccount({ password })).status).toBe(200)
  expect(await mailsInFolder()).toEqual([])
})
