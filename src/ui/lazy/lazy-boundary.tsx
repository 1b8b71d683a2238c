import { Component, lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { isChunkLoadError } from '../../lib/lazy-loading.ts'
import { Button } from '../button/button.tsx'
import { ButtonAs } from '../button/button-as.ts'
import { color, fontSize, layer, radius, shadow, space } from '../theme/tokens.ts'

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
        <Box role="alert">
          <p>{t.couldNotBeLoaded}</p>
          <Button size="small" onClick={() => this.retry()}>
            {common.tryAgain}
          </Button>
          {onClose && (
            <Button size="small" tone="ghost" onClick={onClose}>
              {common.close}
            </Button>
          )}
        </Box>
      </ButtonAs>
    )
  }

  private retry() {
    this.setState({ error: null, failed: false })
  }
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

const Box = styled.div`
  position: fixed;
  inset: auto ${space(4)} ${space(4)};
  z-index: ${layer.popover};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: center;
  width: fit-content;
  max-width: calc(100vw - ${space(8)});
  margin-inline: auto;
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.borderStrong};
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.small};
  /* The notice of an update says more. */
  :root[data-updated] & {
    display: none;
  }
`
