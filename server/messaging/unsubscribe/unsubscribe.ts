import { badRequest } from '../../http/errors.ts'
import { notifiableEvents } from '../../../domain/notifiable-events.ts'
import type { AppContext, OperationHandler } from '../../http/openapi/operation.ts'
import { stopEmails } from './repository.ts'
import { subscriptionOf, type Subscription } from './token.ts'

export const unsubscribe: OperationHandler<'unsubscribe'> = async ({ body }, context) => {
  await stop(context, body)
  return { message: 'You will no longer get these emails', data: null }
}

const eventsOf = ({ event }: Subscription, all: boolean) =>
  all || event === 'ALL' ? notifiableEvents : [event]

/** Stops emails of one event or of all; throws a 400 if the token is invalid, or its user deleted. */
export async function stop(
  { db }: Pick<AppContext, 'db'>,
  { token, all = false }: { token: string; all?: boolean | undefined },
): Promise<void> {
  const subscription = await subscriptionOf(db, token)
  const isStopped =
    subscription !== null &&
    (await db.transaction((transaction) =>
      stopEmails(transaction, subscription.userId, eventsOf(subscription, all)),
    ))
  if (!isStopped) {
    throw badRequest([
      {
        path: 'token',
        reason: 'mailedLinkIsNotComplete',
      },
    ])
  }
}
