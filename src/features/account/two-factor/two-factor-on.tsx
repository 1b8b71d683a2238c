import { useState } from 'react'
import type { TwoFactor } from '../../../../openapi.d.ts'
import { replaceRecoveryCodes, turnOffTwoFactor } from '../../../api/two-factor.ts'
import { invalidateTwoFactor } from '../../../stores/two-factor.ts'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { toast } from '../../../ui/toast/toast.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'

type TwoFactorOnProps = Pick<TwoFactor, 'recoveryCodesLeft' | 'isRequired'> & {
  /** Called also where it is required: nothing else goes on without it. */
  onTurnedOff: () => void
}

/** That it is on, how many recovery codes are left, and what can be done about both. */
export function TwoFactorOn({ recoveryCodesLeft, isRequired, onTurnedOff }: TwoFactorOnProps) {
  const [asking, setAsking] = useState<'codes' | 'off' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const close = () => setAsking(null)

  if (codes !== null) return <RecoveryCodeList codes={codes} onKept={() => setCodes(null)} />
  return (
    <Stack>
      <Row>
        <Badge tone="success">On</Badge>
        <span>
          {recoveryCodesLeft} {recoveryCodesLeft === 1 ? 'recovery code' : 'recovery codes'} left
        </span>
      </Row>
      {recoveryCodesLeft < few && (
        <Notice tone="warning">
          Make new codes before you run out: without a code or your phone you cannot log in.
        </Notice>
      )}
      <Row>
        <Button onClick={() => setAsking('codes')}>New recovery codes</Button>
        <Button onClick={() => setAsking('off')}>Turn off</Button>
      </Row>
      <ProofDialog
        open={asking === 'codes'}
        onClose={close}
        title="New recovery codes?"
        question="Your current codes stop working."
        confirmLabel="Make new codes"
        failed="Failed to make new recovery codes"
        request={async (proof) => {
          const made = await replaceRecoveryCodes(proof)
          close()
          setCodes(made.recoveryCodes)
          invalidateTwoFactor()
        }}
      />
      <ProofDialog
        open={asking === 'off'}
        onClose={close}
        title="Turn off two-factor authentication?"
        question={
          isRequired
            ? 'It is required here. Until you set it up again, you cannot do anything else.'
            : 'Your password alone will open your account, and your recovery codes stop working.'
        }
        confirmLabel="Turn off"
        tone="danger"
        failed="Failed to turn two-factor authentication off"
        request={async (proof) => {
          await turnOffTwoFactor(proof)
          close()
          toast.success('Two-factor authentication is off')
          onTurnedOff()
        }}
      />
    </Stack>
  )
}

const few = 3
