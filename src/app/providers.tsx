import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { ToastHost } from '../ui/toast/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** What every screen stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
      <ToastHost />
    </StrictMode>
  )
}
