import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import { ApiError, messageOf } from '../../api/api-error.ts'
import { verifyEmail } from '../../api/email-verification.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { areaOf, paths } from '../../lib/paths.ts'
import { useMutation } from '../../lib/use-mutation.ts'
import { sentence } from '../../lib/sentence.ts'
import { lookUpAgain, useCurrentUser } from './session.ts'

/** `over`: the link has expired, or never existed. */
type Outcome = 'verified' | 'verifiedBefore' | 'over'

/** Confirms nothing until the button is pressed, because programs that scan emails open their links. */
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
      else toast.error(messageOf(error, t.addressCouldNotBeConfirmed))
    },
  })

  return (
    <Stack $gap={5}>
      <Result ref={result} tabIndex={-1}>
        {outcome !== null && <OutcomeNotice outcome={outcome} />}
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
          {t.confirm}
        </Button>
      ) : (
        <NextPage />
      )}
    </Stack>
  )
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if (outcome === 'over')
    return (
      <Notice tone="warning">
        <p>{sentence(t.linkDoesNotWork({ strong }))}</p>
      </Notice>
    )
  return (
    <Notice tone="success">
      <p>
        {sentence(
          outcome === 'verified'
            ? t.addressIsConfirmed({ strong })
            : t.addressWasConfirmedBefore({ strong }),
        )}
      </p>
    </Notice>
  )
}

/** The link can be opened in a browser where no user is logged in. */
function NextPage() {
  const user = useCurrentUser()
  return (
    <div>
      {user === null ? (
        <LinkButton href={paths.login()} tone="primary">
          {common.login}
        </LinkButton>
      ) : (
        <LinkButton href={areaOf(user.role)} tone="primary">
          {t.toYourDashboard}
        </LinkButton>
      )}
    </div>
  )
}

const strong = (text: string) => <strong>{text}</strong>

const Result = styled.output`
  display: block;
  outline: none;
  &:empty {
    display: none;
  }
`
