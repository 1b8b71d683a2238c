import { useState } from 'react'
import * as t from '#texts/account.ts'
import type { TwoFactor } from '../../../../openapi.d.ts'
import { replaceRecoveryCodes, turnOffTwoFactor } from '../../../api/two-factor.ts'
import { invalidateTwoFactor } from '../../../stores/two-factor.ts'
import { invalidateNotifications } from '../../../stores/unread-count.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { ProofDialog } from '../proof-dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type TwoFactorOnProps = Pick<TwoFactor, 'recoveryCodesLeft' | 'isRequired'> & {
  /** Called after two-factor authentication is turned off, even if it is required and must be set up again. */
  onTurnedOff: () => void
}

/**
 * Shows the number of recovery codes that are left; replaces the codes and turns two-factor authentication off.
 */
export function TwoFactorOn({ recoveryCodesLeft, isRequired, onTurnedOff }: TwoFactorOnProps) {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setAsking(null)

  if (codes !== null) return <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />
  return (
    <Stack>
      <Row>
        <Badge tone="success">{t.isOn}</Badge>
        <span>{t.recoveryCodesLeft({ count: recoveryCodesLeft })}</span>
      </Row>
      {recoveryCodesLeft < few && <Notice tone="warning">{t.makeNewCodesInTime}</Notice>}
      <Row>
        <Button onClick={() => setAsking('codes')}>{t.newRecoveryCodes}</Button>
        <Button onClick={() => setAsking('off')}>{t.turnOff}</Button>
      </Row>
      <ProofDialog
        withCode
        open={asking === 'codes'}
        onClose={close}
        title={t.newRecoveryCodesQuestion}
        question={t.currentCodesStop}
        confirmLabel={t.makeNewCodes}
        failed={t.failedToMakeCodes}
        request={async ({ code = '', ...proof }) => {
          const made = await replaceRecoveryCodes({ ...proof, code })
          close()
          setCodes(made.recoveryCodes)
          invalidateTwoFactor()
          invalidateNotifications()
        }}
      />
      <ProofDialog
        withCode
        open={asking === 'off'}
        onClose={close}
        title={t.turnOffQuestion}
        question={isRequired ? t.turningOffWhereRequired : t.whatTurningOffDoes}
        confirmLabel={t.turnOff}
        tone="danger"
        failed={t.failedToTurnOff}
        request={async ({ code = '', ...proof }) => {
          await turnOffTwoFactor({ ...proof, code })
          close()
          toast.success(t.twoFactorIsOff)
          invalidateNotifications()
          onTurnedOff()
        }}
      />
    </Stack>
  )
}

const few = 3
