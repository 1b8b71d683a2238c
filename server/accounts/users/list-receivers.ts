import { toMeta, toPageWindow } from '../../http/paging.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentReceiver } from './presenter.ts'
import { readList } from '../../http/long-list.ts'
import { findUsersInOrder, listUserIds } from './repository.ts'

export const listReceivers: OperationHandler<'listReceivers'> = async ({ query }, { db }) => {
  const { q: search, email: emails, ...page } = query
  // A caller who lists addresses gets all of them on one page.
  const window = emails === undefined ? query : { limit: maxEmails, ...page }
  const filter = { search, canReceive: true, emails }
  const found = await listUserIds(db, filter, { sort: 'name', ...toPageWindow(window) })
  const data = await readList(found.ids, {
    find: (ids) => findUsersInOrder(db, ids),
    present: presentReceiver,
  })
  return { message: 'Receivers', data, ...toMeta(window, found) }
}

// `maxItems` of the contract.
const maxEmails = 50
