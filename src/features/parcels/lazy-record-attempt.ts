import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import type { RecordAttemptDialogProps } from './record-attempt-dialog.tsx'

/** Preloads the dialog's code, so that it opens without a connection. */
export const prepareRecordAttempt = async () =>
  (await import('./record-attempt-dialog.tsx')).RecordAttemptDialog

export const RecordAttemptDialog = lazyDialog<RecordAttemptDialogProps>(prepareRecordAttempt)
