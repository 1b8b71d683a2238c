import { useEffect, useState } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/session.ts'
import type { SessionUser } from '../../../machines/session.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { sendVerificationEmail } from '../../api/email-verification.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { delay, whileVisible } from '../../lib/polling.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { sentence } from '../../lib/sentence.ts'
import { checkUser } from './session.ts'

type EmailNoticeProps = { user: Pick<SessionUser, 'email' | 'role'> }

/** Shown on every page until the user has confirmed their email address. */
export function EmailNotice({ user: { email, role } }: EmailNoticeProps) {
  const [status, setStatus] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: sendVerificationEmail,
    onSuccess: () => setStatus(t.newLinkIsOnItsWay),
    onError: (error) => {
      setStatus(messageOf(error, t.emailCouldNotBeSent))
      // The address has been confirmed in the meantime.
      if (error instanceof ApiError && error.status === 409) checkUser()
    },
  })
  useEffect(checkWhileShown, [])

  return (
    <Place aria-label={t.yourEmailAddress}>
      <Notice tone="warning">
        <Stack $gap={3}>
          <p>
            {sentence(
              role === 'SENDER'
                ? t.confirmToSendParcels({ email, strong })
                : t.confirmToGetEmails({ email, strong }),
            )}
          </p>
          <Row>
            <Button
              size="small"
              busy={isPending}
              onClick={() => {
                setStatus('')
                mutate()
              }}
            >
              {t.sendLinkAgain}
            </Button>
            <output>{status}</output>
          </Row>
        </Stack>
      </Notice>
    </Place>
  )
}

/**
 * Looks the user up again, which removes the notice once the link was opened in another tab or on another
 * device.
 */
function checkWhileShown(): () => void {
  window.addEventListener('focus', checkUser)
  const end = whileVisible((signal) => void checkUntil(signal))
  return () => {
    window.removeEventListener('focus', checkUser)
    end()
  }
}

async function checkUntil(signal: AbortSignal): Promise<void> {
  for (;;) {
    await delay(interval, signal)
    if (signal.aborted) return
    checkUser()
  }
}

const interval = 20_000

const strong = (text: string) => <strong>{text}</strong>

const Place = styled.section`
  margin-bottom: ${space(6)};
  overflow-wrap: anywhere;
`
