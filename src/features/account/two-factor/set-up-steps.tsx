import { useState } from 'react'
import type { SyntheticEvent } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/account.ts'
import type { TwoFactorSetUpEvent } from '../../../../machines/two-factor-set-up.ts'
import { sentence } from '../../../lib/sentence.ts'
import { messageOf } from '../../../api/api-error.ts'
import { fieldErrors } from '../../../api/field-errors.ts'
import { useFields } from '../../../stores/use-form.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { Code } from '../../../ui/code/code.tsx'
import { QrCode } from '../../../ui/code/scan-codes.tsx'
import { TextField } from '../../../ui/field/field.tsx'
import { PasswordField } from '../../../ui/field/password-field.tsx'
import { focusOnceShown, textIn } from '../../../ui/field/form.ts'
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
  // Another tab may have set the first password.
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
  const { element, error, submit } = useStep({ flow, send }, 'password', {
    missing: t.passwordIsRequired,
    eventOf: (password) => ({ type: 'BEGIN', password }),
  })
  return (
    <AccountForm ref={element} noValidate aria-label={t.setUpTwoFactor} onSubmit={submit}>
      <PasswordField
        ref={focusOnceShown}
        label={t.yourPassword}
        which="own"
        name="password"
        autoComplete="current-password"
        maxLength={128}
        required
        error={error}
      />
      <StepButtons flow={flow} send={send} next={common.goOn} />
    </AccountForm>
  )
}

/** First step of a user without a password, who needs a recent login instead. */
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
  const { element, error, submit } = useStep({ flow, send }, 'code', {
    missing: t.codeIsRequired,
    eventOf: (code) => ({ type: 'CONFIRM', code }),
  })
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
      <AccountForm ref={element} noValidate aria-label={t.confirmTheApp} onSubmit={submit}>
        <TextField
          ref={focusOnceShown}
          label={t.codeFromTheApp}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          required
          hint={t.theSixDigits}
          error={error}
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

/** A step with one field, whose text goes to the machine unchanged. */
function useStep(
  { flow, send }: SetUpFlow,
  field: 'password' | 'code',
  { missing, eventOf }: { missing: string; eventOf: (text: string) => TwoFactorSetUpEvent },
) {
  const { element, errors, ifValid } = useFields(
    {
      initial: {},
      fields: [field],
      check: (_, data) => {
        const text = textIn(data, field)
        return text.trim() === '' ? { errors: { [field]: missing } } : { body: text }
      },
    },
    flow.context.error,
  )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (!flow.hasTag('busy')) ifValid((text) => send(eventOf(text)))
  }
  return { element, error: errors[field], submit }
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
