import { useRef, useState } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import { hasCode } from '../../api/api-error.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { focusFirst, focusOnceShown, textIn } from '../../ui/field/form.ts'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { toast } from '../../ui/toast/toast.tsx'

export type CodeStepProps = {
  busy: boolean
  /** Answers the error; null after a success. */
  logIn: (code: string) => Promise<unknown>
  failureText: (error: unknown) => string
  onBack: () => void
  /** Gets the focus after going back. */
  before: RefObject<HTMLElement | null>
}

/** The second step of a login, after the right password. */
export function CodeStep({ busy, logIn, failureText, onBack, before }: CodeStepProps) {
  const form = useRef<HTMLFormElement>(null)
  const [kind, setKind] = useState<keyof typeof kinds>('app')
  const [problem, setProblem] = useState<string>()
  const focusBefore = useFocusAfter(before)
  const { other, hint, label, ...field } = kinds[kind]

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    const error = await logIn(textIn(new FormData(event.currentTarget), 'code').trim())
    if (error === null) return
    if (hasCode(error, 'WRONG_CODE')) setProblem(error.message)
    else toast.error(failureText(error))
    focusFirst(form.current, ['code'])
  }

  return (
    <Stack
      as="form"
      ref={form}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
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
        error={problem}
      />
      <Button type="submit" tone="primary" size="large" full busy={busy}>
        {common.login}
      </Button>
      <Row $justify="space-between">
        <Button ref={focusBefore} tone="ghost" onClick={onBack}>
          {t.back}
        </Button>
        <Button
          tone="ghost"
          onClick={() => {
            setProblem(undefined)
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
