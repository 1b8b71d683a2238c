import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Transaction } from '../db/database.ts'
import { findOwnTrackingIds } from './repository.ts'

/**
 * Removes the mails to a user, and about their parcels, from the folder into which mails are written
 * instead of being sent. By tracking ID, as a name in an old mail may have been changed since.
 */
export async function eraseMailFiles(
  transaction: Transaction,
  smtpUrl: string | undefined,
  { id, email }: { id: string; email: string },
): Promise<void> {
  if (!smtpUrl?.startsWith('file:')) return
  const mails = await readMails(fileURLToPath(smtpUrl))
  const mentioned = mails.flatMap(({ trackingIds }) => trackingIds)
  const own = new Set(await findOwnTrackingIds(transaction, id, mentioned))
  for (const { file, text, trackingIds } of mails) {
    if (text.includes(email) || trackingIds.some((one) => own.has(one)))
      await rm(file, { force: true })
  }
}

interface MailFile {
  file: string
  text: string
  trackingIds: string[]
}

async function readMails(folder: string): Promise<MailFile[]> {
  const mails: MailFile[] = []
  for (const name of await namesIn(folder)) {
    if (!name.endsWith('.eml')) continue
    const file = join(folder, name)
    // What matters here is ASCII, which quoted-printable leaves alone but for the breaks of lines.
    const text = (await readFile(file, 'latin1')).replaceAll('=\r\n', '')
    mails.push({ file, text, trackingIds: text.match(/\bTRK(-[0-9A-Z]{4}){4}\b/g) ?? [] })
  }
  return mails
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder)
  } catch (error) {
    // No mail has been written yet.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
