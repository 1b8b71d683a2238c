import * as t from '#texts/courier.ts'
import { keepActs, retryAct } from '../../stores/kept-acts.ts'
import type { CourierWork, KeptAct } from '../../stores/act-keeper.ts'
import { toast } from '../../ui/toast/toast.tsx'

/** Stores acts; null without space, which a toast says, and then the input has to stay on screen. */
export async function keep(...kept: Parameters<typeof keepActs>): ReturnType<typeof keepActs> {
  const acts = await keepActs(...kept)
  if (acts === null) toast.error(t.noRoomToSave)
  return acts
}

/** The same for a refused act, which is sent again unchanged or corrected. */
export async function keepAgain(
  act: KeptAct,
  [corrected]: readonly CourierWork[] = [],
): ReturnType<typeof keepActs> {
  const again = await retryAct(act, corrected)
  if (again === null) toast.error(t.noRoomToSave)
  return again && [again]
}
