import { useEffect, useEffectEvent, useState } from 'react'
import * as t from '#texts/session.ts'
import type { IdentityProvider } from '../../../openapi.d.ts'
import type { User } from '../../api/model.ts'
import { getSignInOptions, loginWithProvider } from '../../api/provider-login.ts'
import { returnToIn } from '../../lib/paths.ts'
import { signInFailure } from '../../lib/sign-in-failure.ts'
import { Button } from '../../ui/button/button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { leaveForProvider } from './leave-for-provider.ts'
import { announceLogin } from './session.ts'

/** Leads to the identity provider, if there is one. */
export function ProviderButton({ search }: { search: string }) {
  const provider = useIdentityProvider()
  const [isLeaving, setLeaving] = useState(false)
  if (provider === null) return null
  const { name, isReachable } = provider

  const leave = async () => {
    setLeaving(true)
    try {
      await leaveForProvider({ next: returnToIn(search) })
    } finally {
      setLeaving(false)
    }
  }

  return (
    <Button
      size="large"
      full
      busy={isLeaving}
      disabledReason={isReachable ? undefined : t.isAway({ name })}
      onClick={() => void leave().catch(() => {})}
    >
      {t.logInWith({ name })}
    </Button>
  )
}

/** Null until the server answers; without an answer there is no button, and passwords still work. */
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

type SignInResultProps = {
  search: string
  /** Called with the function that logs in by the code. */
  onCodeNeeded: (enter: (code: string) => Promise<User | null>) => void
}

/** Asks for the code after a login at the identity provider, or says why it opened no session. */
export function SignInResult({ search, onCodeNeeded }: SignInResultProps) {
  const result = new URLSearchParams(search).get('signIn')
  const ask = useEffectEvent(() => onCodeNeeded(enter))
  useEffect(() => {
    if (result === 'code') ask()
  }, [result])
  if (result === null || result === 'code') return null
  return (
    <Notice tone="warning">
      <p role="alert">{signInFailure(result)}</p>
    </Notice>
  )
}

async function enter(code: string): Promise<User | null> {
  const user = await loginWithProvider({ code })
  await announceLogin(user)
  return user
}
