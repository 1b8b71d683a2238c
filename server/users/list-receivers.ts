import type { Handler } from '../operation.ts'
import { readUserList } from './read-user-list.ts'
import { presentReceiver } from './user-presenter.ts'

export const listReceivers: Handler<'listReceivers'> = async ({ query }, { db }) => {
  const { rows, ...list } = await readUserList(db, query, { search: query.q, canReceive: true })
  return { message: 'Receivers', data: rows.map(presentReceiver), ...list }
}
