import { useEffect } from 'react'
import type { Actor, AnyStateMachine } from 'xstate'
import { watchable } from './actor-inspection.ts'

/** Lets the machines page of another tab watch a component's machine; `about` tells it from others. */
export function useWatchable(actor: Actor<AnyStateMachine>, about?: string): void {
  useEffect(() => watchable(actor, about), [actor, about])
}
