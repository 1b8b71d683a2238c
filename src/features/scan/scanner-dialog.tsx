import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import { layoutOf, layoutTest } from '../../../domain/scanner-layout.ts'
import type { ScannerLayout } from '../../../domain/scanner-layout.ts'
import { setScannerLayout } from '../../stores/scanner-layout.ts'
import { Code128OnScreen, QrCode } from '../../ui/code/scan-codes.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { radius, space } from '../../ui/theme/tokens.ts'
import { giveSignal } from './scan-signals.ts'
import { useScannerKeys } from './use-scanner-keys.ts'

type ScannerDialogProps = { open: boolean; onClose: () => void }

/** Learns what the scanner at this computer types, by the scan of a test code. */
export function ScannerDialog({ open, onClose }: ScannerDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t.setUpTheScanner}
      description={t.scanTheTestCode}
      size="large"
      footer={<CloseButton>{common.close}</CloseButton>}
    >
      {open && <TestCode />}
    </Dialog>
  )
}

type Learning = { layout: ScannerLayout | null; text: string }

function TestCode() {
  const [learned, setLearned] = useState<Learning | null>(null)
  useScannerKeys(
    (text) => {
      const layout = layoutOf(text)
      setLearned({ layout, text })
      giveSignal(layout === null ? 'refused' : 'accepted')
      if (layout !== null) setScannerLayout(layout)
    },
    () => true,
  )
  return (
    <Stack>
      <Codes>
        <Bars>
          <Code128OnScreen text={layoutTest} label={t.testCodeAsBars} />
        </Bars>
        <Square>
          <QrCode text={layoutTest} label={t.testCodeAsSquare} />
        </Square>
      </Codes>
      <output>{learned && <Learned {...learned} />}</output>
    </Stack>
  )
}

function Learned({ layout, text }: Learning) {
  if (layout === null) return <Notice tone="danger">{t.notTheTestCode({ text })}</Notice>
  const [typed, meant] = Object.entries(layout).at(-1) ?? []
  return (
    <Notice tone="success">
      {typed === undefined || meant === undefined
        ? t.scannerIsRight
        : t.scannerIsTranslated({ typed, meant })}
    </Notice>
  )
}

const Codes = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space(5)};
  padding: ${space(4)};
  border-radius: ${radius.medium};
  /* Scanners expect it in every theme. */
  background: #fff;
`

const Bars = styled.div`
  display: grid;
  justify-items: center;
  width: 100%;
  height: 6rem;
`

const Square = styled.div`
  width: 9.25rem;
  height: 9.25rem;
`
