import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import {
  activeStatesOf,
  definitionsOf,
  guardName,
  transitionId,
} from '../../../machines/graph/parts.ts'
import type { TransitionPart } from '../../../machines/graph/parts.ts'
import { canOccur, replay } from '../../../machines/graph/paths.ts'
import type { ScenarioEvent, Path } from '../../../machines/graph/paths.ts'
import type { Role } from '../../../openapi.d.ts'
import { roles } from '../../lib/paths.ts'

/** A machine tried out step by step. It is never changed: each step gives a new one. */
export interface Simulation {
  entry: RegisteredMachine
  path: Path
}

export interface Choice {
  scenarioEvent: ScenarioEvent
  /** Why it would change nothing now, in a sentence; null where it is possible. */
  refusal: string | null
}

export function simulationOf(entry: RegisteredMachine): Simulation {
  return { entry, path: replay(entry, []) }
}

/** The simulation after the scenarioEvent; the same one where it is refused. */
export function stepped(simulation: Simulation, scenarioEvent: ScenarioEvent): Simulation {
  const { entry } = simulation
  if (refusalOf(snapshotOf(simulation), scenarioEvent) !== null) return simulation
  return { entry, path: replay(entry, [...simulation.path.steps, scenarioEvent]) }
}

export function snapshotOf({ path: { start, steps } }: Simulation): AnyMachineSnapshot {
  return steps.at(-1)?.snapshot ?? start
}

/** All that could happen to the machine, each with its reason where this person cannot do it now. */
export function choicesIn(simulation: Simulation, role: Role | null = null): Choice[] {
  const snapshot = snapshotOf(simulation)
  return simulation.entry.events.map((scenarioEvent) => ({
    scenarioEvent,
    refusal: refusalOf(snapshot, scenarioEvent) ?? refusalOfRole(role, scenarioEvent),
  }))
}

export function refusalOf(snapshot: AnyMachineSnapshot, { event }: ScenarioEvent): string | null {
  if (snapshot.machine.getTransitionData(snapshot, event).length > 0) return null
  if (!canOccur(snapshot, event)) return 'Nothing is under way that this could answer'
  const guards = placesOf(snapshot)
    .flatMap((node) => definitionsOf(node))
    .filter(({ eventType }) => eventType === event.type)
    .map((definition) => guardName(definition))
    .filter((name) => name !== null)
  if (guards.length === 0) return nowhere
  return `Only when ${[...new Set(guards)].join(', or when ')}`
}

/** The roles that the machine's events are named by; empty for most machines. */
export function rolesIn({ events }: RegisteredMachine): Role[] {
  return roles.filter((role) => events.some((scenarioEvent) => roleOf(scenarioEvent) === role))
}

/** What takes a transition now; or why nothing does. */
export function takingOf(
  { id, source, guard, label }: TransitionPart,
  choices: readonly Choice[],
  simulation: Simulation,
): Choice | { scenarioEvent: null; refusal: string } {
  const snapshot = snapshotOf(simulation)
  const taking = choices.filter(({ scenarioEvent }) =>
    snapshot.machine
      .getTransitionData(snapshot, scenarioEvent.event)
      .some((definition) => transitionId(definition) === id),
  )
  const choice = taking.find(({ refusal }) => refusal === null) ?? taking[0]
  if (choice !== undefined) return choice
  const isHere = placesOf(snapshot).some((node) => node.id === source)
  return { scenarioEvent: null, refusal: isHere ? refusalHere(label, guard) : nowhere }
}

function refusalHere(label: string, guard: string | null): string {
  if (label === 'always') return 'Happens by itself'
  if (guard === null) return 'Something more specific answers this event here'
  return guard === 'otherwise' ? 'Only where no condition before it holds' : `Only when ${guard}`
}

function refusalOfRole(role: Role | null, scenarioEvent: ScenarioEvent): string | null {
  const needed = roleOf(scenarioEvent)
  return role === null || needed === null || needed === role
    ? null
    : `Only ${roleNames[needed]} can do this`
}

const roleOf = ({ event }: ScenarioEvent): Role | null =>
  roles.find((role) => event.type.startsWith(`${role}.`)) ?? null

export const roleNames: Record<Role, string> = {
  ADMIN: 'an administrator',
  SENDER: 'the sender',
  RECEIVER: 'the receiver',
}

/** Where an event may find a transition: the states that the machine is in, and the machine itself. */
const placesOf = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => [
  machine.root,
  ...activeStatesOf(machine, value),
]

const nowhere = 'No such transition here'
