import { lazy, Suspense, useState } from 'react'
import type { ComponentType } from 'react'

/** A dialog whose code is loaded when it is opened for the first time; what it holds then stays. */
export function loadedWhenOpened<Props extends { open: boolean }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded: ComponentType<Props> = lazy(async () => ({ default: await load() }))
  return function LoadedWhenOpened(props) {
    const [wasOpened, setWasOpened] = useState(props.open)
    if (props.open && !wasOpened) setWasOpened(true)
    return (
      wasOpened && (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      )
    )
  }
}
