import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { SessionUser } from '../../machines/session.ts'
import { OwnProofContext } from '../features/account/own-proof.tsx'
import { providerAddress } from '../features/session/provider-address.ts'
import { useLogin } from '../features/session/use-login.ts'

type OwnProofProps = { user: SessionUser; children: ReactNode }

/** Context for pages on which users change how they log in. */
export function OwnProof({ user, children }: OwnProofProps) {
  const [path] = useLocation()
  const isPasswordless = user.passwordStatus !== undefined
  // The browser comes back to this page by itself.
  const [, login] = useLogin({ address: path, open: () => {}, welcome: () => {} })
  const logInAgain = () =>
    login({ type: 'LEAVE', address: providerAddress({ next: path, isAgain: true }) })
  return <OwnProofContext value={{ isPasswordless, logInAgain }}>{children}</OwnProofContext>
}
