import { lazyDialog } from '../../../ui/dialog/dialog.tsx'
import type { AddPasskeyDialogProps } from './add-passkey-dialog.tsx'

/** Loaded on demand, with the WebAuthn library. */
export const LazyAddPasskeyDialog = lazyDialog<AddPasskeyDialogProps>(
  async () => (await import('./add-passkey-dialog.tsx')).AddPasskeyDialog,
)
