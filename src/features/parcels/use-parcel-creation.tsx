import { useCallback, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import type { CreateParcelDialogProps } from './create-parcel-dialog.tsx'
import type { ParcelModel } from './parcel-draft.ts'

const CreateParcelDialog = lazyDialog<CreateParcelDialogProps>(
  async () => (await import('./create-parcel-dialog.tsx')).CreateParcelDialog,
)

type ParcelCreation = {
  /** Opens the dialog, empty or filled in; always the same function. */
  begin: (model?: ParcelModel) => void
  dialog: ReactNode
}

/** A sender creates a parcel on this page. */
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
