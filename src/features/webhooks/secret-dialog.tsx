import { styled } from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { color, radius, space } from '../../ui/theme/tokens.ts'

type SecretDialogProps = { secret: string; onClose: () => void }

/** A press outside must not take away what cannot be shown again. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="The signing secret"
      description="With it, your system tells our messages from those of others."
      dismissable={false}
      footer={
        <Button tone="primary" onClick={onClose}>
          I have kept it
        </Button>
      }
    >
      <Stack $gap={4}>
        <Secret>
          <Code>{secret}</Code>
          <CopyButton text={secret} label="Copy secret" />
        </Secret>
        <Notice tone="warning">
          It is shown only now. If you lose it, have a new one made: for 24 hours, messages are
          signed by both.
        </Notice>
      </Stack>
    </Dialog>
  )
}

const Secret = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
`
