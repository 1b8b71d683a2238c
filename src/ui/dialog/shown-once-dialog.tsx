import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { CopyButton } from '../button/copy-button.tsx'
import { Code } from '../code/code.tsx'
import { Row, Stack } from '../layout/layout.tsx'
import { Notice } from '../notice/notice.tsx'
import { color, radius, space } from '../theme/tokens.ts'
import { Dialog } from './dialog.tsx'

type ShownOnceDialogProps = {
  open: boolean
  title: string
  description?: ReactNode
  /** Text that cannot be shown again. */
  value: string
  copyLabel: string
  /** Label of the button that closes the dialog. */
  closeLabel: string
  /** Advice in case the text is lost. */
  children: ReactNode
  onClose: () => void
}

/** Closed only with its own button, since the text cannot be shown again. */
export function ShownOnceDialog(props: ShownOnceDialogProps) {
  const { open, title, description, value, copyLabel, closeLabel, children, onClose } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      dismissable={false}
      footer={
        <Button tone="primary" onClick={onClose}>
          {closeLabel}
        </Button>
      }
    >
      <Stack>
        <Notice tone="warning">{children}</Notice>
        <Value>
          <Code>{value}</Code>
          <CopyButton text={value} label={copyLabel} />
        </Value>
      </Stack>
    </Dialog>
  )
}

const Value = styled(Row)`
  flex-wrap: nowrap;
  justify-content: space-between;
  padding: ${space(3)} ${space(4)};
  border: 2px dashed ${color.accentLine};
  border-radius: ${radius.medium};
  background: ${color.accentSoft};
  overflow-wrap: anywhere;
`
