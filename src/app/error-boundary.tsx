import { Component } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/app.ts'
import { ErrorState } from '../ui/empty-state/empty-state.tsx'
import { isChunkLoadError } from '../lib/lazy-loading.ts'

type Props = { children: ReactNode }
type State = { error: unknown; failed: boolean }

/** Replaces a broken screen with its error; the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override render() {
    const { error, failed } = this.state
    if (!failed) return this.props.children
    // After an update of the site, the old chunks are gone: only a reload helps.
    if (isChunkLoadError(error))
      return (
        <ErrorState
          title={t.couldNotBeLoaded}
          waitsForPress
          onRetry={() => window.location.reload()}
        >
          {t.mayHaveBeenUpdated}
        </ErrorState>
      )
    return (
      <ErrorState
        title={t.somethingWentWrong}
        offline={null}
        onRetry={() => this.setState({ error: null, failed: false })}
      >
        {t.nothingSavedIsLost}
      </ErrorState>
    )
  }
}
