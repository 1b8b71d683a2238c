import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { SessionUser } from '../../machines/session.ts'
import { OwnProofContext } from '../features/account/own-proof.tsx'

type OwnProofProps = { user: SessionUser | null; children: ReactNode }

/** Context for pages on which users change how they log in. */
export function OwnProof({ user, children }: OwnProofProps) {
  const [path] = useLocation()
  const isPasswordless = user?.passwordStatus !== undefined
  const logInAgain = () => void leaveForProvider(path).catch(() => {})
  return <OwnProofContext value={{ isPasswordless, logInAgain }}>{children}</OwnProofContext>
}

/** Loaded on demand, since few users need it. */
async function leaveForProvider(path: string): Promise<void> {
  const code = await import('../features/session/leave-for-provider.ts')
  code.leaveForProvider(path)
}
