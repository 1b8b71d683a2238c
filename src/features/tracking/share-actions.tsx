import { useState } from 'react'
import type { ComponentType } from 'react'
import * as t from '#texts/tracking.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyLinkButton } from '../../ui/button/copy-button.tsx'
import { PrintIcon, QrIcon, ShareIcon } from '../../ui/icons/icons.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import type { QrDialogProps } from './qr-dialog.tsx'

type ShareActionsProps = {
  /** Address of the tracking page. */
  link: string
  title: string
  onPrint: () => void
}

/** Ways to share a tracking page. */
export function ShareActions({ link, title, onPrint }: ShareActionsProps) {
  const [QrDialog, setQrDialog] = useState<ComponentType<QrDialogProps> | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)

  const openQr = async () => {
    setLoading(true)
    try {
      const dialog = await import('./qr-dialog.tsx')
      setQrDialog(() => dialog.QrDialog)
      setOpen(true)
    } catch {
      toast.error(t.qrCodeCouldNotBeLoaded)
    } finally {
      setLoading(false)
    }
  }

  return (
    <Row $gap={2.5}>
      <CopyLinkButton link={link} size="small">
        {t.copyLink}
      </CopyLinkButton>
      {canShare() && (
        <Button
          size="small"
          icon={<ShareIcon size={18} />}
          onClick={() => void share({ title, url: link })}
        >
          {t.share}
        </Button>
      )}
      <Button
        size="small"
        icon={<QrIcon size={18} />}
        busy={isLoading}
        onClick={() => void openQr()}
      >
        {t.qrCode}
      </Button>
      <Button size="small" icon={<PrintIcon size={18} />} onClick={onPrint}>
        {t.print}
      </Button>
      {QrDialog && (
        <QrDialog open={isOpen} onClose={() => setOpen(false)} link={link} title={title} />
      )}
    </Row>
  )
}

// Some browsers do not support sharing, and none does without HTTPS.
const canShare = () => typeof navigator.share === 'function'

async function share(data: ShareData) {
  try {
    await navigator.share(data)
  } catch (error) {
    const isCanceled = error instanceof DOMException && error.name === 'AbortError'
    if (!isCanceled) toast.error(t.sharingIsNotPossible)
  }
}
