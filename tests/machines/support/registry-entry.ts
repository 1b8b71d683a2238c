import { registry } from '../../../machines/registry.ts'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import type { ScenarioEvent } from '../../../machines/graph/paths.ts'

export function registeredMachine(name: string): RegisteredMachine {
  const entry = registry.find((one) => one.name === name)
  if (entry === undefined) throw new Error(`No machine is called ${name}`)
  return entry
}

export function scenarioEventIn(entry: RegisteredMachine, description: string): ScenarioEvent {
  const scenarioEvent = entry.events.find((one) => one.description === description)
  if (scenarioEvent === undefined) throw new Error(`${entry.title} knows no "${description}"`)
  return scenarioEvent
}
