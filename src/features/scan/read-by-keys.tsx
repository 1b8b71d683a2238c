import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import { readScan } from '../../../domain/scanner-layout.ts'
import type { ScanReading } from '../../../domain/scanner-layout.ts'
import { useScannerLayout } from '../../stores/scanner-layout.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { wakeSound } from './scan-signals.ts'
import { ScannerDialog } from './scanner-dialog.tsx'
import { useScannerKeys } from './use-scanner-keys.ts'

type ReadByKeysProps = {
  /** Called with a tracking ID that was typed. */
  onType: (text: string) => void
  /** Called with what a scanner has typed. */
  onScan: (reading: ScanReading, text: string) => void
}

/** Input by a scanner that acts as a keyboard, or by typing. */
export function ReadByKeys({ onType, onScan }: ReadByKeysProps) {
  const [typed, setTyped] = useState('')
  const [isSettingUp, setSettingUp] = useState(false)
  const { layout } = useScannerLayout()
  useScannerKeys(
    (text) => {
      if (!isSettingUp) onScan(readScan(text, layout), text)
    },
    (text) => !isSettingUp && readScan(text, layout).kind !== 'other',
  )
  return (
    <>
      <TypedId
        onSubmit={(event) => {
          event.preventDefault()
          wakeSound()
          onType(typed)
          setTyped('')
        }}
      >
        <TextField
          label={common.trackingId}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t.scan}</Button>
      </TypedId>
      <div>
        <Button size="small" onClick={() => setSettingUp(true)}>
          {t.setUpTheScanner}
        </Button>
      </div>
      <ScannerDialog open={isSettingUp} onClose={() => setSettingUp(false)} />
    </>
  )
}

const TypedId = styled.form`
  display: flex;
  align-items: flex-end;
  gap: ${space(3)};
  max-width: 30rem;
  > :first-child {
    flex: 1;
  }
`
