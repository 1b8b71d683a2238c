import { useMemo } from 'react'
import { styled } from 'styled-components'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import { activeStatesOf, stateInWords, transitionsOf } from '../../../machines/graph/parts.ts'
import type { Role } from '../../../openapi.d.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { space } from '../../ui/theme/tokens.ts'
import { redacted } from '../../lib/redact.ts'
import { Bench } from './bench.tsx'
import { ChoiceList } from './choice-list.tsx'
import { HistoryList } from './history-list.tsx'
import { RestartIcon, UndoIcon } from './icons.tsx'
import { Buttons, Facts, Muted, Part, Place } from './panel-parts.tsx'
import { RolePicker } from './role-picker.tsx'
import { choicesIn, rolesIn, snapshotOf, stepped, takingOf } from './simulator.ts'
import { simulationFrom, stepsToText } from './steps-address.ts'

type SimulateProps = {
  entry: RegisteredMachine
  steps: string
  role: Role | null
  onSteps: (steps: string) => void
  onRole: (role: Role | null) => void
}

/** The machine to try out: what can happen is clicked, on the drawing or in the list. */
export function Simulate({ entry, steps, role, onSteps, onRole }: SimulateProps) {
  const { simulation, lost } = useMemo(() => simulationFrom(entry, steps), [entry, steps])
  const snapshot = snapshotOf(simulation)
  const done = simulation.path.steps
  const choices = useMemo(() => choicesIn(simulation, role), [simulation, role])
  const takings = useMemo(
    () =>
      new Map(
        transitionsOf(entry.machine).map((part) => [part.id, takingOf(part, choices, simulation)]),
      ),
    [entry, choices, simulation],
  )
  const look = useMemo(() => {
    const active = activeStatesOf(entry.machine, snapshot.value)
    return {
      lit: new Map(active.map(({ id }) => [id, 1])),
      taken: new Set(done.at(-1)?.taken),
      refusals: new Map([...takings].map(([id, { refusal }]) => [id, refusal])),
    }
  }, [entry, snapshot, done, takings])
  const state = stateInWords(snapshot.value)
  const goTo = (count: number) => onSteps(stepsToText(done.slice(0, count)))

  return (
    <Bench
      entry={entry}
      look={look}
      label={`${entry.title}: the machine is in ${state}`}
      onTransition={(id) => {
        const taking = takings.get(id)
        if (taking?.scenarioEvent && taking.refusal === null)
          onSteps(stepsToText(stepped(simulation, taking.scenarioEvent).path.steps))
      }}
    >
      <Part title="Now" side={<CopyButton text={window.location.href} label="Copy link to here" />}>
        <Place>{state}</Place>
        <Undo>
          <Button
            size="small"
            icon={<UndoIcon size={18} />}
            disabledReason={done.length === 0 ? nothingDone : undefined}
            onClick={() => goTo(done.length - 1)}
          >
            Undo
          </Button>
          <Button
            size="small"
            icon={<RestartIcon size={18} />}
            disabledReason={done.length === 0 ? nothingDone : undefined}
            onClick={() => onSteps('')}
          >
            Start again
          </Button>
        </Undo>
      </Part>
      {lost.length > 0 && (
        <Notice tone="warning">
          The link goes on with “{lost.join('”, “').replaceAll('-', ' ')}”. The machine has no place
          for that now.
        </Notice>
      )}
      <Part title="What can happen">
        {rolesIn(entry).length > 0 && (
          <RolePicker roles={rolesIn(entry)} role={role} onRole={onRole} />
        )}
        <ChoiceList
          choices={choices}
          onChoose={(scenarioEvent) =>
            onSteps(stepsToText(stepped(simulation, scenarioEvent).path.steps))
          }
        />
      </Part>
      <Part title="What happened">
        {done.length === 0 ? (
          <Muted>Nothing yet.</Muted>
        ) : (
          <HistoryList path={simulation.path} onGoTo={goTo} />
        )}
      </Part>
      {Object.keys(snapshot.context).length > 0 && (
        <Part title="What the machine knows">
          <Facts tabIndex={0} aria-label="What the machine knows">
            {JSON.stringify(redacted(snapshot.context), null, 2)}
          </Facts>
        </Part>
      )}
    </Bench>
  )
}

const nothingDone = 'Nothing has happened yet'

const Undo = styled(Buttons)`
  margin-top: ${space(3)};
`
