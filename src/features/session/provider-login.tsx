import { useEffect, useState } from 'react'
import * as t from '#texts/session.ts'
import type { IdentityProvider } from '../../../openapi.d.ts'
import { getSignInOptions } from '../../api/provider-login.ts'
import { signInFailure } from '../../lib/sign-in-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

type ProviderButtonProps = { isLeaving: boolean; onPress: () => void }

/** Leads to the identity provider, if there is one. */
export function ProviderButton({ isLeaving, onPress }: ProviderButtonProps) {
  const provider = useIdentityProvider()
  if (provider === null) return null
  const { name, isReachable } = provider
  return (
    <Button
      size="large"
      full
      busy={isLeaving}
      disabledReason={isReachable ? undefined : t.isAway({ name })}
      onClick={onPress}
    >
      {t.logInWith({ name })}
    </Button>
  )
}

/** Null until the server answers; without an answer the page shows no button, and passwords still work. */
function useIdentityProvider(): IdentityProvider | null {
  const [provider, setProvider] = useState<IdentityProvider | null>(null)
  useEffect(() => {
    let isLeft = false
    const ask = async () => {
      const options = await getSignInOptions().catch(() => null)
      if (!isLeft && options !== null) setProvider(options.provider)
    }
    void ask()
    return () => {
      isLeft = true
    }
  }, [])
  return provider
}

/** Says why a login at the identity provider opened no session. */
export function SignInResult({ result }: { result: string }) {
  return (
    <Notice tone="warning">
      <p role="alert">{signInFailure(result)}</p>
    </Notice>
  )
}
