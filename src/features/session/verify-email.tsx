import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { verifyEmail } from '../../api/email-verification.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useFocusAfter } from '../../ui/focus/focus-after.ts'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { areaOf, paths } from '../../lib/paths.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { lookUpAgain, useCurrentUser } from './session.ts'

/** `over`: the link was too old, or never made. */
type Outcome = 'verified' | 'verifiedBefore' | 'over'

/** Nothing is confirmed before a button is pressed: programs that check emails open their links. */
export function VerifyEmail({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const result = useRef<HTMLOutputElement>(null)
  const focusResultAfter = useFocusAfter(result)

  const { mutate, isPending } = useMutation({
    mutationFn: () => verifyEmail(token),
    onSuccess: ({ wasVerified }) => {
      setOutcome(wasVerified ? 'verifiedBefore' : 'verified')
      lookUpAgain()
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) setOutcome('over')
      else toast.error(messageOf(error, 'The address could not be confirmed'))
    },
  })

  return (
    <Stack $gap={5}>
      <Result ref={result} tabIndex={-1}>
        {outcome !== null && <Told outcome={outcome} />}
      </Result>
      {outcome === null ? (
        <Button
          ref={focusResultAfter}
          tone="primary"
          size="large"
          full
          busy={isPending}
          onClick={() => mutate()}
        >
          Confirm
        </Button>
      ) : (
        <WayOn />
      )}
    </Stack>
  )
}

function Told({ outcome }: { outcome: Outcome }) {
  if (outcome === 'over')
    return (
      <Notice tone="warning">
        <p>
          <strong>This link does not work any more.</strong> A link works for 24 hours. Log in, and
          press Send link again on your dashboard: a new one comes by email.
        </p>
      </Notice>
    )
  return (
    <Notice tone="success">
      <p>
        {outcome === 'verified' ? (
          <>
            <strong>Done.</strong> Your email address is confirmed.
          </>
        ) : (
          <>
            <strong>Nothing left to do.</strong> Your email address was confirmed before.
          </>
        )}
      </p>
    </Notice>
  )
}

/** The link may have been opened where no user is logged in. */
function WayOn() {
  const user = useCurrentUser()
  return (
    <div>
      {user === null ? (
        <LinkButton href={paths.login()} tone="primary">
          Login
        </LinkButton>
      ) : (
        <LinkButton href={areaOf(user.role)} tone="primary">
          To your dashboard
        </LinkButton>
      )}
    </div>
  )
}

const Result = styled.output`
  display: block;
  outline: none;
  &:empty {
    display: none;
  }
`
