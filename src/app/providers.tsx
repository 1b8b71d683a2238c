import { StrictMode } from 'react'
import type { ReactNode } from 'react'
import { GlobalStyle } from '../design/global-style.tsx'
import { ToastHost } from '../design/toast.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

/** What every screen stands on. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <StrictMode>
      <GlobalStyle />
      <ErrorBoundary>{children}</ErrorBoundary>
      <ToastHost />
    </StrictMode>
  )
}
