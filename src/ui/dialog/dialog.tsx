import { useState } from 'react'
import type { ComponentType } from 'react'
import { LazyBoundary, lazyComponent } from '../lazy/lazy-boundary.tsx'
import type { DialogProps } from './dialog-window.tsx'

/** Traps the focus, and returns it to the previous element. */
export const Dialog = lazyDialog<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
)

/** Preloads the code of all dialogs, so that the first one opens immediately. */
export async function prepareDialogs(): Promise<void> {
  await import('./dialog-window.tsx')
}

type Openable = { open: boolean; onClose?: (() => void) | undefined }

/** Loads a dialog when it is first opened; after that, it stays mounted. */
export function lazyDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const current = lazyComponent(load)
  return function LazyDialog(props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return (
      wasOpened && (
        <LazyBoundary shown={props.open} onClose={props.onClose}>
          {() => {
            const Loaded = current()
            return <Loaded {...props} />
          }}
        </LazyBoundary>
      )
    )
  }
}
