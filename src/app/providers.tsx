import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { FocusRestoration } from '../ui/focus/lost-focus.tsx'
import { ToastHost } from '../ui/toast/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** Strict mode, the outermost error boundary, the toasts and the focus restoration, around every screen. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <ErrorBoundary>{children}</ErrorBoundary>
      <ToastHost />
      <FocusRestoration />
    </StrictMode>
  )
}
