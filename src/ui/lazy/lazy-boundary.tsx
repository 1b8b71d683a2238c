import { Component, lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { isChunkLoadError } from '../../lib/lazy-loading.ts'
import { useSiteWasUpdated } from '../../lib/site-update.ts'
import { Button } from '../button/button.tsx'
import { ButtonAs } from '../button/button-as.ts'
import { FloatingNotice } from '../notice/floating-notice.tsx'

type Props = {
  /** Renders the component that a `lazyComponent` returns. */
  children: () => ReactNode
  shown: boolean
  onClose?: (() => void) | undefined
}
type State = { error: unknown; failed: boolean }

/** Shows a notice with a retry if the code of a dialog or popover cannot be loaded; the page stays. */
export class LazyBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false }

  static getDerivedStateFromError(error: unknown): State {
    return { error, failed: true }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && this.props.shown && !before.shown) this.retry()
  }

  override render() {
    const { children, shown, onClose } = this.props
    const { error, failed } = this.state
    if (!failed) return <Suspense fallback={null}>{children()}</Suspense>
    if (!isChunkLoadError(error)) throw error
    if (!shown) return null
    return (
      <ButtonAs value={null}>
        <LoadFailure onRetry={() => this.retry()} onClose={onClose} />
      </ButtonAs>
    )
  }

  private retry() {
    this.setState({ error: null, failed: false })
  }
}

type LoadFailureProps = { onRetry: () => void; onClose: (() => void) | undefined }

function LoadFailure({ onRetry, onClose }: LoadFailureProps) {
  // The page says itself what helps.
  if (useSiteWasUpdated()) return null
  return (
    <FloatingNotice role="alert">
      <p>{t.couldNotBeLoaded}</p>
      <Button size="small" onClick={onRetry}>
        {common.tryAgain}
      </Button>
      {onClose && (
        <Button size="small" tone="ghost" onClick={onClose}>
          {common.close}
        </Button>
      )}
    </FloatingNotice>
  )
}

/**
 * Returns a function that returns the component: a new one after its code failed to load, so that loading is
 * retried.
 */
export function lazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): () => ComponentType<Props> {
  let current = create()
  return () => current

  function create(): ComponentType<Props> {
    return lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        current = create()
        throw error
      }
    })
  }
}
