import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import type { CreateParcelDialogProps } from './create-parcel-dialog.tsx'
import type { ParcelModel } from './parcel-draft.ts'

const CreateParcelDialog = lazyDialog<CreateParcelDialogProps>(
  async () => (await import('./create-parcel-dialog.tsx')).CreateParcelDialog,
)

type ParcelCreation = {
  /** Opens the dialog, empty or prefilled; always the same function. */
  begin: (model?: ParcelModel) => void
  dialog: ReactNode
}

/** Dialog in which a sender creates a parcel. */
export function useParcelCreation(onCreated: () => void): ParcelCreation {
  const [open, setOpen] = useState(false)
  const [model, setModel] = useState<ParcelModel | null>(null)
  const begin = useCallback((next: ParcelModel | null = null) => {
    setModel(next)
    setOpen(true)
  }, [])
  const dialog = (
    <CreateParcelDialog
      open={open}
      model={model}
      onClose={() => setOpen(false)}
      onCreated={() => {
        setOpen(false)
        onCreated()
      }}
    />
  )
  return { begin, dialog }
}
