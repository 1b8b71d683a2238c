import { useState } from 'react'
import type { ComponentType } from 'react'
import { LateCode, lateComponent } from '../lazy/lazy-boundary.tsx'

type Openable = { open: boolean; onClose?: (() => void) | undefined }

/** A dialog whose code is loaded when it is opened for the first time; what it holds then stays. */
export function loadedWhenOpened<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const loaded = lateComponent(load)
  return function LoadedWhenOpened(props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return (
      wasOpened && (
        <LateCode shown={props.open} onClose={props.onClose}>
          {() => {
            const Loaded = loaded()
            return <Loaded {...props} />
          }}
        </LateCode>
      )
    )
  }
}
