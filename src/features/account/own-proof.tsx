import { createContext, use } from 'react'
import * as t from '#texts/account.ts'
import { hasCode } from '../../api/api-error.ts'
import { useCompanyAccount } from '../../stores/company-account.ts'
import { Button } from '../../ui/button/button.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

interface OwnProof {
  /** The user cannot log in with a password, so a recent login is the proof. */
  isPasswordless: boolean
  /** Sends the user to the identity provider, and back to this page. */
  logInAgain: () => void
}

/** How the user proves that the account is theirs; provided by the page. */
export const OwnProofContext = createContext<OwnProof>({
  isPasswordless: false,
  logInAgain: () => {
    throw new Error('The page does not say how to log in again')
  },
})

export const useOwnProof = () => use(OwnProofContext)

/** Shows the error, with a button to the identity provider if a recent login is required. */
export function ProofFailure({ error, children }: { error: unknown; children: string }) {
  if (hasCode(error, 'LOGIN_AGAIN_REQUIRED')) return <LoginAgainNotice>{children}</LoginAgainNotice>
  return <Notice tone="danger">{children}</Notice>
}

/** Disabled reason of the button that retries, if the server would refuse it again. */
export const reasonAgainstRetry = (error: unknown): string | undefined =>
  hasCode(error, 'LOGIN_AGAIN_REQUIRED') ? t.logInAgainFirst : undefined

function LoginAgainNotice({ children }: { children: string }) {
  const { logInAgain } = useOwnProof()
  const { data } = useCompanyAccount()
  const { provider, linked } = data ?? { provider: null, linked: null }
  return (
    <Notice tone="warning">
      <Stack $gap={3}>
        <p role="alert">{children}</p>
        {provider?.isReachable && linked !== null && (
          <div>
            <Button tone="primary" onClick={logInAgain}>
              {t.logInAt({ name: provider.name })}
            </Button>
          </div>
        )}
      </Stack>
    </Notice>
  )
}
