import * as t from '#texts/courier.ts'
import { keepActs, retryAct } from '../../stores/kept-acts.ts'
import type { CourierWork, KeptAct } from '../../stores/act-keeper.ts'
import { toast } from '../../ui/toast/toast.tsx'

/** Null where there is no room, which it says: what was taken down must stay on screen. */
export async function keep(...kept: Parameters<typeof keepActs>): ReturnType<typeof keepActs> {
  const acts = await keepActs(...kept)
  if (acts === null) toast.error(t.noRoomToSave)
  return acts
}

/** The same of one that was refused, which is sent again: as it was, or corrected. */
export async function keepAgain(
  act: KeptAct,
  [corrected]: readonly CourierWork[] = [],
): ReturnType<typeof keepActs> {
  const again = await retryAct(act, corrected)
  if (again === null) toast.error(t.noRoomToSave)
  return again && [again]
}
