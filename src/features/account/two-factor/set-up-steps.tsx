import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import { sentence } from '../../../lib/sentence.ts'
import { messageOf } from '../../../api/api-error.ts'
import { fieldErrors } from '../../../api/field-errors.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { QrCode } from '../../../ui/code/scan-codes.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { focusFirst, focusOnceShown, textIn } from '../../../ui/field/form.ts'
import { Row, Stack } from '../../../ui/layout/layout.tsx'
import { color, radius, space } from '../../../ui/theme/tokens.ts'
import { AccountForm } from '../account-form.ts'
import { ProofFailure, reasonAgainstRetry, useOwnProof } from '../own-proof.tsx'
import { RecoveryCodeList } from './recovery-code-list.tsx'
import type { SetUpFlow } from './use-set-up.ts'

/** The steps from the password to the recovery codes; nothing before the set-up has begun. */
export function SetUpSteps({ flow, send }: SetUpFlow) {
  const { isPasswordless } = useOwnProof()
  const { secret, recoveryCodes, error } = flow.context
  // Another tab may have set the first one.
  const [isPasswordMissed, setPasswordMissed] = useState(false)
  if (!isPasswordMissed && fieldErrors(error, ['password']) !== null) setPasswordMissed(true)
  if (flow.matches('asking') || flow.matches('beginning')) {
    const FirstStep = isPasswordless && !isPasswordMissed ? PasswordlessStep : PasswordStep
    return <FirstStep flow={flow} send={send} />
  }
  if (flow.matches('keeping'))
    return <RecoveryCodeList codes={recoveryCodes} onKept={() => send({ type: 'KEPT' })} />
  return secret && <AppStep flow={flow} send={send} {...secret} />
}

function PasswordStep({ flow, send }: SetUpFlow) {
  const { form, missing, check, wrong } = useStep(flow, 'password')
  return (
    <AccountForm
      ref={form}
      noValidate
      aria-label={t.setUpTwoFactor}
      onSubmit={(event) => {
        const password = check(event)
        if (password !== '') send({ type: 'BEGIN', password })
      }}
    >
      <PasswordField
        ref={focusOnceShown}
        label={t.yourPassword}
        which="own"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
        error={missing ? t.passwordIsRequired : wrong}
      />
      <StepButtons flow={flow} send={send} next={common.goOn} />
    </AccountForm>
  )
}

/** A recent login takes the place of the password. */
function PasswordlessStep({ flow, send }: SetUpFlow) {
  const { error } = flow.context
  return (
    <AccountForm
      noValidate
      aria-label={t.setUpTwoFactor}
      onSubmit={(event) => {
        event.preventDefault()
        if (!flow.hasTag('busy')) send({ type: 'BEGIN' })
      }}
    >
      <p>{t.haveYourPhoneReady}</p>
      {error !== null && (
        <ProofFailure error={error}>{messageOf(error, t.failedToSetUp)}</ProofFailure>
      )}
      <StepButtons
        flow={flow}
        send={send}
        next={common.goOn}
        disabledReason={reasonAgainstRetry(error)}
      />
    </AccountForm>
  )
}

type AppStepProps = SetUpFlow & { secret: string; uri: string }

function AppStep({ flow, send, secret, uri }: AppStepProps) {
  const { form, missing, check, wrong } = useStep(flow, 'code')
  return (
    <Stack $gap={5}>
      <p>{t.scanThis}</p>
      <Frame>
        <QrCode text={uri} label={t.qrCode} />
      </Frame>
      <Secret>
        <span>
          {sentence(t.keyOfTheApp({ key: inGroups(secret), code: (text) => <Code>{text}</Code> }))}
        </span>
        <CopyButton text={secret} label={t.copyKey} />
      </Secret>
      <AccountForm
        ref={form}
        noValidate
        aria-label={t.confirmTheApp}
        onSubmit={(event) => {
          const code = check(event)
          if (code !== '') send({ type: 'CONFIRM', code })
        }}
      >
        <TextField
          ref={focusOnceShown}
          label={t.codeFromTheApp}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          hint={t.theSixDigits}
          error={missing ? t.codeIsRequired : wrong}
        />
        <StepButtons flow={flow} send={send} next={t.turnOn} />
      </AccountForm>
    </Stack>
  )
}

type StepButtonsProps = SetUpFlow & { next: string; disabledReason?: string | undefined }

function StepButtons({ flow, send, next, disabledReason }: StepButtonsProps) {
  const busy = flow.hasTag('busy')
  return (
    <Stack $gap={3}>
      <output>{flow.hasTag('slow') && common.takesLonger}</output>
      <Row>
        <Button type="submit" tone="primary" busy={busy} disabledReason={disabledReason}>
          {next}
        </Button>
        <Button
          disabledReason={busy ? common.waitUntilItIsDone : undefined}
          onClick={() => send({ type: 'CANCEL' })}
        >
          {common.cancel}
        </Button>
      </Row>
    </Stack>
  )
}

/** A step with one field, which gets the focus when the server refuses its value. */
function useStep(flow: SetUpFlow['flow'], field: 'password' | 'code') {
  const form = useRef<HTMLFormElement>(null)
  const [missing, setMissing] = useState(false)
  const { error } = flow.context
  useEffect(() => {
    if (error !== null) focusFirst(form.current, [field])
  }, [field, error])

  const check = (event: SyntheticEvent<HTMLFormElement>): string => {
    event.preventDefault()
    if (flow.hasTag('busy')) return ''
    const text = textIn(new FormData(event.currentTarget), field)
    setMissing(text.trim() === '')
    if (text.trim() === '') focusFirst(form.current, [field])
    return text.trim() === '' ? '' : text
  }

  return { form, missing, check, wrong: fieldErrors(error, [field])?.[field] }
}

const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

const Frame = styled.div`
  width: min(100%, 15rem);
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  overflow: hidden;
`

const Secret = styled.p`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  max-width: 28rem;
`
