import { listAnswer } from '../../http/list-answer.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { presentReceiver } from './presenter.ts'
import { findUsersInOrder, listUserIds } from './repository.ts'

export const listReceivers: OperationHandler<'listReceivers'> = async ({ query }, { db }) => {
  const { q: search, email: emails, ...page } = query
  // A caller who lists addresses gets all of them on one page.
  const paged = emails === undefined ? query : { limit: maxEmails, ...page }
  const filter = { search, canReceive: true, emails }
  const answer = await listAnswer(paged, {
    findIds: (window) => listUserIds(db, filter, { sort: 'name', ...window }),
    find: (ids) => findUsersInOrder(db, ids),
    present: presentReceiver,
  })
  return { message: 'Receivers', ...answer }
}

// `maxItems` of the contract.
const maxEmails = 50
