import { styled } from 'styled-components'
import * as t from '#texts/tracking.ts'
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
      title={t.qrCode}
      description={t.pointACameraAtIt}
      size="small"
      footer={
        <CopyLinkButton link={link} tone="primary">
          {t.copyLink}
        </CopyLinkButton>
      }
    >
      <Frame>
        <QrCode text={link} label={t.qrCodeOfTheTitledPage({ title })} />
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
