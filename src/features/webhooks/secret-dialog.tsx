import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'

type SecretDialogProps = { secret: string; onClose: () => void }

export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog
      open
      title="The signing secret"
      description="With it, your system tells our messages from those of others."
      value={secret}
      copyLabel="Copy secret"
      closeLabel="I have kept it"
      onClose={onClose}
    >
      It is shown only now. If you lose it, have a new one made: for 24 hours, messages are signed
      by both.
    </ShownOnceDialog>
  )
}
