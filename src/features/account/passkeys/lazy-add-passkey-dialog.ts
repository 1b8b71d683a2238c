import { lazyDialog } from '../../../ui/dialog/dialog.tsx'
import type { AddPasskeyDialogProps } from './add-passkey-dialog.tsx'

/** With the library that asks the browser, which most visits do not need. */
export const LazyAddPasskeyDialog = lazyDialog<AddPasskeyDialogProps>(
  async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
)
