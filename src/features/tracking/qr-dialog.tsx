import { styled } from 'styled-components'
import { CopyLinkButton } from '../../ui/button/copy-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { QrCode } from '../../ui/code/scan-codes.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'

export type QrDialogProps = { open: boolean; onClose: () => void; link: string; title: string }

export function QrDialog({ open, onClose, link, title }: QrDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="QR code"
      description="Point a phone’s camera at it to open this tracking page."
      size="small"
      footer={
        <CopyLinkButton link={link} tone="primary">
          Copy link
        </CopyLinkButton>
      }
    >
      <Frame>
        <QrCode text={link} label={`QR code of the tracking page: ${title}`} />
      </Frame>
      <Link>{link}</Link>
    </Dialog>
  )
}

const Frame = styled.div`
  width: min(100%, 17rem);
  margin: 0 auto;
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  overflow: hidden;
`

const Link = styled.p`
  margin-top: ${space(4)};
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
  text-align: center;
  overflow-wrap: anywhere;
`
