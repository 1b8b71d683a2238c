import { useMemo } from 'react'
import { styled } from 'styled-components'
import * as t from '#texts/machines.ts'
import { activeStatesOf, stateInWords, transitionsOf } from '../../../../machines/graph/parts.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import type { Role } from '../../../../openapi.d.ts'
import { quotedList } from '../../../lib/lists.ts'
import { redacted } from '../../../lib/redact.ts'
import { Button } from '../../../ui/button/button.tsx'
import { CopyButton } from '../../../ui/button/copy-button.tsx'
import { SelectField } from '../../../ui/field/field.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { space } from '../../../ui/theme/tokens.ts'
import { RestartIcon, UndoIcon } from '../icons.tsx'
import { Buttons, Facts, MachineLayout, Muted, Part, Place } from '../layout.tsx'
import {
  choicesIn,
  choiceTaking,
  roleNames,
  rolesIn,
  simulationFrom,
  snapshotOf,
  stepped,
  stepsToText,
} from './simulator.ts'
import { ChoiceList, HistoryList } from './step-lists.tsx'

type SimulateProps = {
  entry: RegisteredMachine
  steps: string
  role: Role | null
  onSteps: (steps: string) => void
  onRole: (role: Role | null) => void
}

/** Simulates a machine: events are sent from the drawing or from the list. */
export function Simulate({ entry, steps, role, onSteps, onRole }: SimulateProps) {
  const { simulation, lost } = useMemo(() => simulationFrom(entry, steps), [entry, steps])
  const snapshot = snapshotOf(simulation)
  const done = simulation.path.steps
  const choices = useMemo(() => choicesIn(simulation, role), [simulation, role])
  const choiceByTransition = useMemo(
    () =>
      new Map(
        transitionsOf(entry.machine).map((part) => [
          part.id,
          choiceTaking(part, choices, simulation),
        ]),
      ),
    [entry, choices, simulation],
  )
  const highlights = useMemo(() => {
    const active = activeStatesOf(entry.machine, snapshot.value)
    return {
      active: new Map(active.map(({ id }) => [id, 1])),
      taken: new Set(done.at(-1)?.taken),
      refusals: new Map([...choiceByTransition].map(([id, { refusal }]) => [id, refusal])),
    }
  }, [entry, snapshot, done, choiceByTransition])
  const state = stateInWords(snapshot.value)
  const goTo = (count: number) => onSteps(stepsToText(done.slice(0, count)))

  return (
    <MachineLayout
      entry={entry}
      highlights={highlights}
      label={t.machineIsIn({ machine: entry.title, state })}
      onTransition={(id) => {
        const choice = choiceByTransition.get(id)
        if (choice?.scenarioEvent && choice.refusal === null)
          onSteps(stepsToText(stepped(simulation, choice.scenarioEvent).path.steps))
      }}
    >
      <Part
        title={t.now}
        side={<CopyButton text={window.location.href} label={t.copyLinkToHere} />}
      >
        <Place>{state}</Place>
        <Undo>
          <Button
            size="small"
            icon={<UndoIcon size={18} />}
            disabledReason={done.length === 0 ? t.nothingHasHappened : undefined}
            onClick={() => goTo(done.length - 1)}
          >
            {t.undo}
          </Button>
          <Button
            size="small"
            icon={<RestartIcon size={18} />}
            disabledReason={done.length === 0 ? t.nothingHasHappened : undefined}
            onClick={() => onSteps('')}
          >
            {t.startAgain}
          </Button>
        </Undo>
      </Part>
      {lost.length > 0 && (
        <Notice tone="warning">
          {t.linkHasNoPlace({
            steps: quotedList(lost.map((step) => step.replaceAll('-', ' '))),
          })}
        </Notice>
      )}
      <Part title={t.whatCanHappen}>
        <RolePicker roles={rolesIn(entry)} role={role} onRole={onRole} />
        <ChoiceList
          choices={choices}
          onChoose={(scenarioEvent) =>
            onSteps(stepsToText(stepped(simulation, scenarioEvent).path.steps))
          }
        />
      </Part>
      <Part title={t.whatHappened}>
        {done.length === 0 ? (
          <Muted>{t.nothingYet}</Muted>
        ) : (
          <HistoryList path={simulation.path} onGoTo={goTo} />
        )}
      </Part>
      {Object.keys(snapshot.context).length > 0 && (
        <Part title={t.whatTheMachineKnows}>
          <Facts tabIndex={0} aria-label={t.whatTheMachineKnows}>
            {JSON.stringify(redacted(snapshot.context), null, 2)}
          </Facts>
        </Part>
      )}
    </MachineLayout>
  )
}

type RolePickerProps = {
  roles: readonly Role[]
  role: Role | null
  onRole: (role: Role | null) => void
}

/** Chooses the role of the simulation, which disables the events of other roles. */
function RolePicker({ roles, role, onRole }: RolePickerProps) {
  if (roles.length === 0) return null
  return (
    <AboveList>
      <SelectField
        label={t.as}
        value={role ?? ''}
        onChange={({ target }) => onRole(roles.find((one) => one === target.value) ?? null)}
      >
        <option value="">{t.anybody}</option>
        {roles.map((one) => (
          <option key={one} value={one}>
            {roleNames[one]}
          </option>
        ))}
      </SelectField>
    </AboveList>
  )
}

const Undo = styled(Buttons)`
  margin-top: ${space(3)};
`

const AboveList = styled.div`
  margin-bottom: ${space(3)};
`
