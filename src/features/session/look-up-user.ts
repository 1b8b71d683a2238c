import { waitFor } from 'xstate'
import { prepareSession } from './session.ts'
import { notifyOtherTabs } from './session-view.ts'

/** After what has changed the user's account, here and in other tabs; this page stays as it is meanwhile. */
export async function lookUpUser(): Promise<void> {
  const { sessionActor } = await prepareSession()
  sessionActor.send({ type: 'CHECK_USER' })
  notifyOtherTabs()
  await waitFor(sessionActor, (snapshot) => !snapshot.matches('refreshing'))
}
