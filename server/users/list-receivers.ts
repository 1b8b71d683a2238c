import type { Reader } from '../openapi/operation.ts'
import { readUserList } from './read-user-list.ts'
import { presentReceiver } from './presenter.ts'

export const listReceivers: Reader<'listReceivers'> = async ({ query, read }, { db }) => {
  const { q, email, ...page } = query
  // Whoever asks for some people gets them on one page.
  const window = email === undefined ? query : { limit: mostEmails, ...page }
  const filter = { search: q, canReceive: true, emails: email }
  const { rows, ...list } = await readUserList({ db, read }, window, filter)
  return { message: 'Receivers', data: rows.map(presentReceiver), ...list }
}

// As the contract allows.
const mostEmails = 50
