import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { focusFirst, focusOnceShown, textIn } from '../../ui/field/form.ts'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import type { CodeStepProps, LoginView } from './login-view.ts'

/** The second step of a login, after the right password. */
export function CodeStep({ view, onCode, onBack, before }: CodeStepProps) {
  const { underway, refusal } = view
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  /** Refusal of a code of the other kind, which is no longer shown. */
  const [outdated, setOutdated] = useState<LoginView['refusal']>(null)
  const focusBefore = useFocusAfter(before)
  const { other, hint, label, ...field } = kinds[kind]

  useEffect(() => {
    if (refusal !== null) focusFirst(form.current, ['code'])
  }, [refusal])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    onCode(textIn(new FormData(event.currentTarget), 'code').trim())
  }

  return (
    <Stack
      as="form"
      ref={form}
      onSubmit={submit}
      aria-label={common.twoFactorAuthentication}
      $gap={5}
    >
      <TextField
        key={kind}
        ref={focusOnceShown}
        {...field}
        label={label}
        hint={hint}
        name="code"
        required
        error={refusal?.isOfCode && refusal !== outdated ? refusal.text : undefined}
      />
      <Button type="submit" tone="primary" size="large" full busy={underway !== null}>
        {common.login}
      </Button>
      <Row $justify="space-between">
        <Button ref={focusBefore} tone="ghost" onClick={onBack}>
          {t.back}
        </Button>
        <Button
          tone="ghost"
          onClick={() => {
            setOutdated(refusal)
            setKind(kind === 'app' ? 'recovery' : 'app')
          }}
        >
          {other}
        </Button>
      </Row>
    </Stack>
  )
}

const kinds = {
  app: {
    label: t.code,
    hint: t.sixDigits,
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 7,
    other: t.switchToARecoveryCode,
  },
  recovery: {
    label: t.recoveryCode,
    hint: t.oneOfTheCodesYouSaved,
    inputMode: 'text',
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    maxLength: 40,
    other: t.switchToTheApp,
  },
} as const
