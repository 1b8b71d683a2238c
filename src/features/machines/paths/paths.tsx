import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { useStore } from 'zustand'
import * as t from '#texts/machines.ts'
import { activeStatesOf, stateInWords } from '../../../../machines/graph/parts.ts'
import type { RegisteredMachine } from '../../../../machines/registry.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { DownloadIcon, PauseIcon, PlayIcon } from '../../../ui/icons/icons.tsx'
import { space } from '../../../ui/theme/tokens.ts'
import { drawnPaths } from '../drawing/drawings.ts'
import { StepBackIcon, StepIcon } from '../icons.tsx'
import { Buttons, MachineLayout, Muted, Part, Place } from '../layout.tsx'
import { stepsToText } from '../simulate/simulator.ts'
import { pathsAsCsv, pathsAsMarkdown, setTicks, tickName, ticks } from './checklist.ts'
import type { IsTicked } from './checklist.ts'
import { PathList, PathSteps } from './path-lists.tsx'

type PathsProps = {
  entry: RegisteredMachine
  /** Number of the path, from 1. */
  number: number
  step: number
  onPath: (number: number) => void
  onStep: (step: number) => void
}

/** Short paths that together cover every transition, as a checklist for manual tests. */
export function Paths({ entry, number, step, onPath, onStep }: PathsProps) {
  const paths = useMemo(() => drawnPaths(entry), [entry])
  const ticked = useStore(ticks)
  const isTicked: IsTicked = (path, index) =>
    ticked.has(tickName(entry.name, stepsToText(path.steps), index))

  const path = paths[Math.min(number, paths.length) - 1]
  const at = Math.min(step, path?.steps.length ?? 0)
  const now = path?.steps[at - 1]
  const snapshot = now?.snapshot ?? path?.start
  const highlights = useMemo(
    () => ({
      active: new Map(
        snapshot === undefined
          ? []
          : activeStatesOf(entry.machine, snapshot.value).map(({ id }) => [id, 1]),
      ),
      taken: new Set(now?.taken),
      refusals: null,
    }),
    [entry, snapshot, now],
  )
  if (path === undefined || snapshot === undefined) return null
  const state = stateInWords(snapshot.value)
  const address = stepsToText(path.steps)

  return (
    <MachineLayout
      entry={entry}
      highlights={highlights}
      label={t.machineIsIn({ machine: entry.title, state })}
    >
      <Part title={t.walkOf({ number: paths.indexOf(path) + 1, total: paths.length })}>
        <Place>{state}</Place>
        <PathPlayer key={address} step={at} steps={path.steps.length} onStep={onStep} />
        <PathSteps
          path={path}
          step={at}
          isTicked={(index) => isTicked(path, index)}
          onTick={(index, on) => setTicks([tickName(entry.name, address, index)], on)}
          onStep={onStep}
        />
      </Part>
      <Part title={t.allWalks}>
        <Muted>{t.aboutWalks}</Muted>
        <PathList paths={paths} current={path} isTicked={isTicked} onPath={onPath} />
      </Part>
      <Part title={t.takeAlong}>
        <Buttons>
          <Button
            size="small"
            icon={<DownloadIcon size={18} />}
            onClick={() =>
              saveFile(
                `${entry.name}.md`,
                new Blob([pathsAsMarkdown(entry, paths, isTicked)], { type: 'text/markdown' }),
              )
            }
          >
            {t.markdown}
          </Button>
          <Button
            size="small"
            icon={<DownloadIcon size={18} />}
            onClick={() =>
              saveFile(
                `${entry.name}.csv`,
                new Blob([pathsAsCsv(entry, paths, isTicked)], { type: 'text/csv' }),
              )
            }
          >
            {t.csv}
          </Button>
          <Button
            size="small"
            onClick={() => {
              const own = paths.flatMap((one) =>
                one.steps.map((_, index) => tickName(entry.name, stepsToText(one.steps), index)),
              )
              setTicks(own, false)
            }}
          >
            {t.untickAll}
          </Button>
        </Buttons>
      </Part>
    </MachineLayout>
  )
}

type PathPlayerProps = { step: number; steps: number; onStep: (step: number) => void }

const pace = 1_400

/** Steps through a path on the drawing, manually or automatically. */
function PathPlayer({ step, steps, onStep }: PathPlayerProps) {
  const [plays, setPlays] = useState(false)
  const isOver = step >= steps
  if (plays && isOver) setPlays(false)
  const advance = useEffectEvent(() => onStep(step + 1))
  useEffect(() => {
    if (!plays) return undefined
    const timer = setInterval(advance, pace)
    return () => clearInterval(timer)
  }, [plays])

  return (
    <Controls>
      <Button
        size="small"
        icon={<StepBackIcon size={18} />}
        disabledReason={step === 0 ? t.thisIsTheStart : undefined}
        onClick={() => onStep(step - 1)}
      >
        {t.back}
      </Button>
      <Button
        size="small"
        tone="primary"
        icon={<StepIcon size={18} />}
        disabledReason={isOver ? t.thisIsTheEnd : undefined}
        onClick={() => onStep(step + 1)}
      >
        {t.next}
      </Button>
      <Button
        size="small"
        icon={plays ? <PauseIcon size={18} /> : <PlayIcon size={18} />}
        onClick={() => {
          if (!plays) onStep(isOver ? 0 : step + 1)
          setPlays(!plays)
        }}
      >
        {plays ? t.stop : t.play}
      </Button>
    </Controls>
  )
}

const Controls = styled(Buttons)`
  margin-block: ${space(3)};
`
