import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { wakeSound } from './scan-signals.ts'
import { useScannerKeys } from './use-scanner-keys.ts'

/** Input by a scanner that acts as a keyboard, or by typing. */
export function ReadByKeys({ onRead }: { onRead: (text: string) => void }) {
  const [typed, setTyped] = useState('')
  useScannerKeys(onRead)
  return (
    <TypedId
      onSubmit={(event) => {
        event.preventDefault()
        wakeSound()
        onRead(typed)
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
