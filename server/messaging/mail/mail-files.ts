import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { trackingIdAlphabet } from '../../../domain/tracking-id.ts'
import type { Transaction } from '../../db/database.ts'
import { findOwnTrackingIds } from './repository.ts'

/**
 * Removes the mails to a user, and about their parcels, from the folder into which mails are
 * written instead of being sent. Parcels are found by tracking ID, because names may have changed
 * since the mail was written.
 */
export async function eraseMailFiles(
  transaction: Transaction,
  smtpUrl: string | undefined,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!smtpUrl?.startsWith('file:')) return
  const mails = await readMails(fileURLToPath(smtpUrl), email)
  const mentioned = mails.flatMap(({ trackingIds }) => trackingIds)
  const own = new Set(await findOwnTrackingIds(transaction, id, mentioned))
  for (const { file, isToUser, trackingIds } of mails) {
    if (isToUser || trackingIds.some((one) => own.has(one))) await rm(file, { force: true })
  }
}

interface MailFile {
  file: string
  isToUser: boolean
  trackingIds: string[]
}

async function readMails(folder: string, email: string): Promise<MailFile[]> {
  const mails: MailFile[] = []
  // The folder is missing until the first mail is written.
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    if (!name.endsWith('.eml')) continue
    const file = join(folder, name)
    // Another account deletion may have removed the file in between.
    const source = await unlessMissing(readFile(file, 'latin1'))
    // Addresses and tracking IDs are ASCII, in which quoted-printable only inserts soft line breaks.
    const text = source?.replaceAll('=\r\n', '') ?? ''
    const isToUser = text.includes(`<${email}>`)
    mails.push({ file, isToUser, trackingIds: text.match(trackingIdPattern) ?? [] })
  }
  return mails
}

const trackingIdPattern = new RegExp(`TRK(?:-[${trackingIdAlphabet}]{4}){4}`, 'g')

async function unlessMissing<Value>(found: Promise<Value>): Promise<Value | undefined> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
