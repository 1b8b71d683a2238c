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

/** A machine that is simulated step by step. Immutable: each step returns a new one. */
export interface Simulation {
  entry: RegisteredMachine
  path: Path
}

export interface Choice {
  scenarioEvent: ScenarioEvent
  /** Sentence on why the event would change nothing now; null if it is possible. */
  refusal: string | null
}

export function simulationOf(entry: RegisteredMachine): Simulation {
  return { entry, path: replay(entry, []) }
}

/** Returns the simulation after the event; the same one if the event is refused. */
export function stepped(simulation: Simulation, scenarioEvent: ScenarioEvent): Simulation {
  const { entry } = simulation
  if (refusalOf(snapshotOf(simulation), scenarioEvent) !== null) return simulation
  return { entry, path: replay(entry, [...simulation.path.steps, scenarioEvent]) }
}

export function snapshotOf({ path: { start, steps } }: Simulation): AnyMachineSnapshot {
  return steps.at(-1)?.snapshot ?? start
}

/** Returns all events of the machine, each with a reason if this role cannot send it now. */
export function choicesIn(simulation: Simulation, role: Role | null = null): Choice[] {
  const snapshot = snapshotOf(simulation)
  return simulation.entry.events.map((scenarioEvent) => ({
    scenarioEvent,
    refusal: refusalOf(snapshot, scenarioEvent) ?? refusalByRole(role, scenarioEvent),
  }))
}

/** Finds the choice that takes a transition now, or the reason why none does. */
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

/** Roles in the names of the machine's events; empty for most machines. */
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

/** State nodes whose transitions an event can take: the active states and the root. */
const activeNodes = ({ machine, value }: AnyMachineSnapshot): AnyStateNode[] => [
  machine.root,
  ...activeStatesOf(machine, value),
]

const notHere = t.noSuchTransitionHere

// A character that URLs do not escape, and that no event name contains.
const separator = '.'

/** Serializes steps for the URL; by name, so that links survive new events and other languages. */
export function stepsToText(steps: readonly Pick<ScenarioEvent, 'name'>[]): string {
  return steps.map(({ name }) => name).join(separator)
}

export interface Restored {
  simulation: Simulation
  /** The remaining steps of the URL, from the first one that the machine refuses. */
  lost: string[]
}

/** Replays the steps of a URL, up to the first one that the machine refuses. */
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
