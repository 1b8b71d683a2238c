import * as t from '#texts/webhooks.ts'
import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'

type SecretDialogProps = { secret: string; onClose: () => void }

export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog
      open
      title={t.theSigningSecret}
      description={t.whatTheSecretIsFor}
      value={secret}
      copyLabel={t.copySecret}
      closeLabel={t.iHaveSavedIt}
      onClose={onClose}
    >
      {t.secretIsShownOnlyOnce}
    </ShownOnceDialog>
  )
}
