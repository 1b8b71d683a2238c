import { useState } from 'react'
import type { ComponentType } from 'react'
import { LazyBoundary, lazyComponent } from '../lazy/lazy-boundary.tsx'

type Openable = { open: boolean; onClose?: (() => void) | undefined }

/** A dialog whose code is loaded when it is opened for the first time; what it holds then stays. */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = lazyComponent(load)
  return function LazyDialog(props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return (
      wasOpened && (
        <LazyBoundary shown={props.open} onClose={props.onClose}>
          {() => {
            const Loaded = loaded()
            return <Loaded {...props} />
          }}
        </LazyBoundary>
      )
    )
  }
}
