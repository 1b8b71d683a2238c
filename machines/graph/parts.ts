import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, StateValue } from 'xstate'

/** One transition of a machine in words, for drawings, lists and counts. */
export interface TransitionPart {
  id: string
  source: string
  /** Target states; the source itself if nothing but the context changes. */
  targets: string[]
  kind: Trigger['kind']
  /** Trigger: the name of an event, or words for the answer to a call, a delay or a condition. */
  label: string
  /** Condition; `otherwise` if only earlier candidates have one; null if none has. */
  guard: string | null
  /** The call whose answer this is; null for all others. */
  call: string | null
}

type Trigger = {
  kind: 'event' | 'success' | 'failure' | 'delay' | 'always'
} & Pick<TransitionPart, 'label' | 'call'>

/** All state nodes below the root, in the order of their declaration. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const below = (node: AnyStateNode): AnyStateNode[] => [
    node,
    ...childrenOf(node).flatMap((child) => below(child)),
  ]
  return childrenOf(machine.root).flatMap((child) => below(child))
}

export function childrenOf(node: AnyStateNode): AnyStateNode[] {
  return Object.values(node.states)
}

/** Names of the calls that are made in a state. */
export function callsIn(node: AnyStateNode): string[] {
  return node.invoke.map(({ id }) => id)
}

/** State nodes that are active at a state value, including parents and regions. */
export function activeStatesOf(machine: AnyStateMachine, value: StateValue): AnyStateNode[] {
  return statesOf(machine).filter(({ path }) => isWithin(value, path))
}

export function transitionsOf(machine: AnyStateMachine): TransitionPart[] {
  return [machine.root, ...statesOf(machine)].flatMap((node) =>
    definitionsOf(node).map((definition) => partOf(definition, machine)),
  )
}

/** Id with the index among the candidates, because a node can have several transitions for one event. */
export function transitionId(definition: AnyTransitionDefinition): string {
  const { source, eventType } = definition
  const candidates = definitionsOf(source).filter((one) => one.eventType === eventType)
  return `${source.id} ${eventType} ${candidates.indexOf(definition)}`
}

/** Splits `askingWho` into `asking who`; statuses stay in capitals. */
export function words(key: string): string {
  if (key === key.toUpperCase()) return key
  return key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

export function guardName(definition: AnyTransitionDefinition): string | null {
  const { guard } = definition
  if (guard === undefined) return null
  return typeof guard === 'string' ? guard : 'type' in guard ? guard.type : 'a condition'
}

/** Transitions declared at a state, without those of its parents. */
export function definitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])]
}

function partOf(definition: AnyTransitionDefinition, machine: AnyStateMachine): TransitionPart {
  const targets = definition.target?.map((node) => node.id) ?? [definition.source.id]
  return {
    id: transitionId(definition),
    source: definition.source.id,
    targets,
    ...triggerOf(definition.eventType, machine),
    guard: guardName(definition) ?? (isFirst(definition) ? null : 'otherwise'),
  }
}

/** Label of an event type: `cancelParcel succeeds` for the done event of that actor. */
export const eventInWords = (type: string, machine: AnyStateMachine): string =>
  type === 'xstate.init' ? 'starts' : triggerOf(type, machine).label

function triggerOf(eventType: string, machine: AnyStateMachine): Trigger {
  const done = eventType.match(/^xstate\.done\.actor\.(.+)$/)?.[1]
  if (done !== undefined) return { kind: 'success', label: `${done} succeeds`, call: done }
  const failed = eventType.match(/^xstate\.error\.actor\.(.+)$/)?.[1]
  if (failed !== undefined) return { kind: 'failure', label: `${failed} fails`, call: failed }
  const delay = eventType.match(/^xstate\.after\.([^.]+)\./)?.[1]
  if (delay !== undefined) return { kind: 'delay', label: afterDelay(delay, machine), call: null }
  if (eventType === '') return { kind: 'always', label: 'always', call: null }
  return { kind: 'event', label: eventType, call: null }
}

const isFirst = (definition: AnyTransitionDefinition) => transitionId(definition).endsWith(' 0')

function afterDelay(delay: string, { implementations }: AnyStateMachine): string {
  const milliseconds: unknown = implementations.delays[delay]
  return typeof milliseconds === 'number'
    ? `after ${milliseconds / 1_000} seconds`
    : `after the ${delay} delay`
}

/** `canceling › slow`, or `delivery: DELIVERED, block: unblocked` for parallel regions. */
export function stateInWords(value: StateValue): string {
  if (typeof value === 'string') return words(value)
  const inner = Object.entries(value).filter((entry) => entry[1] !== undefined)
  return inner
    .map(([key, below]) => `${words(key)}${inner.length > 1 ? ': ' : ' › '}${inWordsBelow(below)}`)
    .join(', ')
}

const inWordsBelow = (value: StateValue | undefined) =>
  value === undefined ? '' : stateInWords(value)

function isWithin(value: StateValue | undefined, path: readonly string[]): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  if (typeof value !== 'object') return value === first && rest.length === 0
  return first in value && isWithin(value[first], rest)
}
