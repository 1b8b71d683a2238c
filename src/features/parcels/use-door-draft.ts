import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useOutboxOwner } from '../../stores/outbox.ts'
import { draftName, saveDraft } from '../../stores/door-drafts.ts'
import { readDraft } from '../../stores/stored-drafts.ts'
import type { DraftValues } from '../../stores/door-drafts.ts'

type DoorDraftOptions = {
  type: 'deliver' | 'attempt'
  /** Parcels that the input is about; undefined if it needs no draft. */
  parcelIds: readonly string[] | undefined
  open: boolean
  /** Contents of the fields; null while they are as they were at the opening. */
  values: DraftValues | null
  /** Fills in the contents of an earlier opening. */
  onFound: (values: DraftValues) => void
}

/** Stores what is entered at a door as it is entered, and fills it in again if the page was lost meanwhile. */
export function useDoorDraft({ type, parcelIds, open, values, onFound }: DoorDraftOptions) {
  const userId = useOutboxOwner()
  const name =
    userId === null || parcelIds === undefined ? null : draftName({ userId, type, parcelIds })
  const [isFound, setFound] = useState(false)
  const isStored = useRef(false)
  const fillIn = useEffectEvent((found: DraftValues | null) => {
    // The user was faster.
    if (found === null || values !== null) return
    isStored.current = true
    setFound(true)
    onFound(found)
  })
  useEffect(() => {
    if (!open || name === null) return undefined
    let isLeft = false
    const look = async () => {
      const found = await readDraft(name)
      if (!isLeft) fillIn(found)
    }
    void look()
    return () => {
      isLeft = true
    }
  }, [open, name])

  const text = values && JSON.stringify(values)
  const store = useEffectEvent((_changed: string | null) => {
    if (!open || name === null) return
    // Nothing entered yet is no reason to remove what is about to be found.
    if (values !== null || isStored.current) saveDraft(name, values)
    isStored.current = values !== null
  })
  useEffect(() => store(text), [text])

  return {
    /** True if what is entered is there again after a reload. */
    isKept: name !== null,
    /** True if the fields were filled in again. */
    isFound,
    forget: () => {
      setFound(false)
      isStored.current = false
      if (name !== null) saveDraft(name, null)
    },
  }
}
