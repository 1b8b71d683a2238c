import { useState } from 'react'
import { useReceiverAt } from '../../stores/addresses.ts'
import { draftOf, emptyDraft } from './parcel-draft.ts'
import type { ParcelDraft, ParcelModel } from './parcel-draft.ts'

/** Contents of the form, prefilled from the model at each opening. */
export function useParcelDraft(model: ParcelModel | null, open: boolean) {
  const [draft, setDraft] = useState(emptyDraft)
  const [first, setFirst] = useState(emptyDraft)
  const [begunWith, setBegunWith] = useState<ParcelModel | null>(null)
  const begin = (fields: ParcelDraft) => {
    setDraft(fields)
    setFirst(fields)
  }
  if (open && model !== begunWith) {
    setBegunWith(model)
    begin(draftOf(model))
  }

  const isReturn = open && model?.way === 'return'
  const found = useReceiverAt(isReturn ? model.parcel.fromAddress : null)
  const [foundFor, setFoundFor] = useState<ParcelModel | null>(null)
  if (isReturn && model === begunWith && found && foundFor !== model) {
    setFoundFor(model)
    // The sender may have chosen a receiver meanwhile.
    if (draft.receiver === null) {
      setDraft({ ...draft, receiver: found })
      setFirst({ ...first, receiver: found })
    }
  }

  return {
    draft,
    /** True if closing would lose typed text. */
    isChanged: JSON.stringify(draft) !== JSON.stringify(first),
    change: (fields: Partial<ParcelDraft>) => setDraft((before) => ({ ...before, ...fields })),
    reset: () => begin(emptyDraft),
  }
}
