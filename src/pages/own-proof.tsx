import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { SessionUser } from '../../machines/session.ts'
import { OwnProofContext } from '../features/account/own-proof.tsx'
import { leaveForProvider } from '../features/session/leave-for-provider.ts'

type OwnProofProps = { user: SessionUser; children: ReactNode }

/** Context for pages on which users change how they log in. */
export function OwnProof({ user, children }: OwnProofProps) {
  const [path] = useLocation()
  const isPasswordless = user.passwordStatus !== undefined
  const logInAgain = () => leaveForProvider({ next: path, isAgain: true })
  return <OwnProofContext value={{ isPasswordless, logInAgain }}>{children}</OwnProofContext>
}
