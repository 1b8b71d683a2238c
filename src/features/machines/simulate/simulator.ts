import type { AnyMachineSnapshot, AnyStateNode } from 'xstate'
import * as t from '#texts/machines.ts'
import {
  activeStatesOf,
  definitionsOf,
  guardName,
  transitionId,
} from '../../../../machines/graph/parts.ts'
import type { TransitionPart } from '../../../../machines/graph/parts.ts'
import { canOccur, replay } from '../../../../machines/graph/paths.ts'
import type { Path, ScenarioEvent } from '../../../../machines/graph/paths.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import type { Role } from '../../../../openapi.d.ts'
import { roles } from '../../../../domain/roles.ts'

/** A machine tried out step by step. It is never changed: each step gives a new one. */
export interface Simulation {
  entry: RegisteredMachine
  path: Path
}

export interface Choice {
  scenarioEvent: ScenarioEvent
  /** Reason why it would change nothing now, in a sentence; null where it is possible. */
  refusal: string | null
}

export function simulationOf(entry: RegisteredMachine): Simulation {
  return { entry, path: replay(entry, []) }
}

/** The simulation after the event; the same one where it is refused. */
export function stepped(simulation: Simulation, scenarioEvent: ScenarioEvent): Simulation {
  const { entry } = simulation
  if (refusalOf(snapshotOf(simulation), scenarioEvent) !== null) return simulation
  return { entry, path: replay(entry, [...simulation.path.steps, scenarioEvent]) }
}

export function snapshotOf({ path: { start, steps } }: Simulation): AnyMachineSnapshot {
  return steps.at(-1)?.snapshot ?? start
}

/** All events of the machine, each with its reason where this role cannot send it now. */
export function choicesIn(simulation: Simulation, role: Role | null = null): Choice[] {
  const snapshot = snapshotOf(simulation)
  return simulation.entry.events.map((scenarioEvent) => ({
    scenarioEvent,
    refusal: refusalOf(snapshot, scenarioEvent) ?? refusalByRole(role, scenarioEvent),
  }))
}

/** The choice that takes a transition now; or why none does. */
export function choiceTaking(
  { id, source, guard, kind }: TransitionPart,
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
  const isHere = activeNodes(snapshot).some((node) => node.id === source)
  return { scenarioEvent: null, refusal: isHere ? refusalHere(kind, guard) : notHere }
}

/** The roles that the machine's events are named by; empty for most machines. */
export function rolesIn({ events }: RegisteredMachine): Role[] {
  return roles.filter((role) => events.some((scenarioEvent) => roleOf(scenarioEvent) === role))
}

export const roleNames: Record<Role, string> = {
  ADMIN: t.anAdministrator,
  SENDER: t.theSender,
  RECEIVER: t.theReceiver,
  COURIER: t.theCourier,
}

function refusalOf(snapshot: AnyMachineSnapshot, { event }: ScenarioEvent): string | null {
  if (snapshot.machine.getTransitionData(snapshot, event).length > 0) return null
  if (!canOccur(snapshot, event)) return t.nothingToAnswer
  const guards = activeNodes(snapshot)
    .flatMap((node) => definitionsOf(node))
    .filter(({ eventType }) => eventType === event.type)
    .map((definition) => guardName(definition))
    .filter((name) => name !== null)
  if (guards.length === 0) return notHere
  const condition = [...new Set(guards)].reduce((first, second) => t.orWhen({ first, second }))
  return t.onlyWhen({ condition })
}

function refusalHere(kind: TransitionPart['kind'], guard: string | null): string {
  if (kind === 'always') return t.happensByItself
  if (guard === null) return t.somethingMoreSpecific
  return guard === 'otherwise' ? t.onlyWithoutAnotherCondition : t.onlyWhen({ condition: guard })
}

function refusalByRole(role: Role | null, scenarioEvent: ScenarioEvent): string | null {
  const needed = roleOf(scenarioEvent)
  return role === null || needed === null || needed === role ? null : onlyRoles[needed]
}

const onlyRoles: Record<Role, string> = {
  ADMIN: t.onlyAnAdministrator,
  SENDER: t.onlyTheSender,
  RECEIVER: t.onlyTheReceiver,
  COURIER: t.onlyTheCourier,
}

const roleOf = ({ event }: ScenarioEvent): Role | null =>
  roles.find((role) => event.type.startsWith(`${role}.`)) ?? null

/** Nodes where an event may find a transition: the active states, and the machine itself. */
const activeNodes = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => [
  machine.root,
  ...activeStatesOf(machine, value),
]

const notHere = t.noSuchTransitionHere

// A sign that an address carries as it is, and that no word has.
const separator = '.'

/** The steps as they stand in the address: by name, so that a link survives new events and languages. */
export function stepsToText(steps: readonly Pick<ScenarioEvent, 'name'>[]): string {
  return steps.map(({ name }) => name).join(separator)
}

export interface Restored {
  simulation: Simulation
  /** The steps of the address, from the first on that the machine refuses as it is now. */
  lost: string[]
}

/** Replays the steps of an address, up to the first that the machine refuses. */
export function simulationFrom(entry: RegisteredMachine, text: string): Restored {
  const wanted = text.split(separator).filter((word) => word !== '')
  let simulation = simulationOf(entry)
  for (const [index, word] of wanted.entries()) {
    const snapshot = snapshotOf(simulation)
    const scenarioEvent = entry.events.find(
      (one) => one.name === word && refusalOf(snapshot, one) === null,
    )
    if (scenarioEvent === undefined) return { simulation, lost: wanted.slice(index) }
    simulation = stepped(simulation, scenarioEvent)
  }
  return { simulation, lost: [] }
}
