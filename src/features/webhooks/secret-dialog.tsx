import { ShownOnceDialog } from '../../ui/dialog/shown-once-dialog.tsx'

type SecretDialogProps = { secret: string; onClose: () => void }

export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <ShownOnceDialog
      open
      title="The signing secret"
      description="Your system uses it to check that messages come from us."
      value={secret}
      copyLabel="Copy secret"
      closeLabel="I have saved it"
      onClose={onClose}
    >
      It is shown only once. If you lose it, make a new one: for 24 hours, messages are signed with
      both.
    </ShownOnceDialog>
  )
}
