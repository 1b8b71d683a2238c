import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { ToastHost } from '../ui/toast/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** Strict mode, the outermost error boundary and the toasts, around every screen. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
      <ToastHost />
    </StrictMode>
  )
}
