import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import type { PasswordResetWay } from '../../../openapi.d.ts'
import { ApiError, isUnknownCall, messageOf } from '../../api/api-error.ts'
import { requestPasswordReset } from '../../api/recovery.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { focusFirst, textIn } from '../../ui/field/form.ts'
import { useForm } from '../../stores/use-form.ts'
import { sentence } from '../../lib/sentence.ts'

/** Address that was entered, and the way in which its password is reset. */
type Asked = { email: string; by: PasswordResetWay['by'] }

export function ForgotPasswordForm() {
  const result = useRef<HTMLOutputElement>(null)
  const focusResultAfter = useFocusAfter(result)
  const [asked, setAsked] = useState<Asked | null>(null)
  const { element, ...form } = useForm({
    initial: {},
    fields: ['email'],
    check: (_, data) => ({ body: textIn(data, 'email').trim() }),
    send: askHost,
    onSent: (by, email) => setAsked({ email, by }),
    onRefused: (error) => {
      toast.error(messageOf(error, t.linkCouldNotBeSent))
      focusFirst(element.current, ['email'])
    },
    failed: t.linkCouldNotBeSent,
  })

  return (
    <Stack $gap={5}>
      <Result ref={result} tabIndex={-1}>
        {asked !== null && <ResetAnswer {...asked} />}
      </Result>
      {asked === null && (
        <Stack
          as="form"
          ref={element}
          onSubmit={form.submit}
          aria-label={t.forgotPassword}
          $gap={5}
        >
          <TextField
            label={common.email}
            name="email"
            type="email"
            autoComplete="username"
            maxLength={254}
            required
            error={form.errors.email}
          />
          <Button
            ref={focusResultAfter}
            type="submit"
            tone="primary"
            size="large"
            full
            busy={form.isPending}
          >
            {t.sendLink}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

/** On a host without reset links, an administrator resets the password. */
async function askHost(email: string): Promise<Asked['by']> {
  try {
    return await requestPasswordReset(email)
  } catch (error) {
    // An HTML page can be a network's sign-in page: another try may reach the host.
    if (error instanceof ApiError && error.kind === 'http' && isUnknownCall(error))
      return 'ADMINISTRATOR'
    throw error
  }
}

function ResetAnswer({ email, by }: Asked) {
  if (by === 'ADMINISTRATOR')
    return (
      <Notice tone="info">
        <p>{sentence(t.askAnAdministrator({ strong }))}</p>
      </Notice>
    )
  return (
    <Notice tone="success">
      <p>{sentence(t.checkYourEmail({ email, strong }))}</p>
    </Notice>
  )
}

const strong = (text: string) => <strong>{text}</strong>

const Result = styled.output`
  display: block;
  outline: none;
  overflow-wrap: anywhere;
  &:empty {
    display: none;
  }
`
