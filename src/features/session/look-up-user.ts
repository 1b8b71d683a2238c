import { waitFor } from 'xstate'
import { prepareSession } from './session.ts'
import { notifyOtherTabs } from './session-view.ts'

/** Looks up the user in all tabs after a change of their account; the current page stays meanwhile. */
export async function lookUpUser(): Promise<void> {
  const { sessionActor } = await prepareSession()
  sessionActor.send({ type: 'CHECK_USER' })
  notifyOtherTabs()
  await waitFor(sessionActor, (snapshot) => !snapshot.matches('refreshing'))
}
