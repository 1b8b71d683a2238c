import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { RegisteredMachine } from '../../../machines/registry.ts'
import { activeStatesOf, stateInWords } from '../../../machines/graph/parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Bench } from './bench.tsx'
import { drawnPaths } from './drawn-paths.ts'
import { DownloadIcon } from './icons.tsx'
import { Buttons, Muted, Part, Place } from './panel-parts.tsx'
import { stepsToText } from './steps-address.ts'
import { PathList } from './path-list.tsx'
import { PathPlayer } from './path-player.tsx'
import { PathSteps } from './path-steps.tsx'
import { pathsAsCsv, pathsAsMarkdown } from './path-export.ts'
import type { IsTicked } from './path-export.ts'
import { setTicks, tickName, ticks } from './path-ticks.ts'

type WalkThroughProps = {
  entry: RegisteredMachine
  /** Counted from 1, as a person counts. */
  number: number
  step: number
  onPath: (number: number) => void
  onStep: (step: number) => void
}

/** Short paths that together take every transition, as a checklist to try by hand. */
export function WalkThrough({ entry, number, step, onPath, onStep }: WalkThroughProps) {
  const paths = useMemo(() => drawnPaths(entry), [entry])
  const ticked = useStore(ticks)
  const isTicked: IsTicked = (path, index) =>
    ticked.has(tickName(entry.name, stepsToText(path.steps), index))

  const path = paths[Math.min(number, paths.length) - 1]
  const at = Math.min(step, path?.steps.length ?? 0)
  const now = path?.steps[at - 1]
  const snapshot = now?.snapshot ?? path?.start
  const look = useMemo(
    () => ({
      lit: new Map(
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
    <Bench entry={entry} look={look} label={`${entry.title}: the machine is in ${state}`}>
      <Part title={`Walk ${paths.indexOf(path) + 1} of ${paths.length}`}>
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
      <Part title="All walks">
        <Muted>
          Together they take every transition of this machine. Ticks are kept in this browser.
        </Muted>
        <PathList paths={paths} current={path} isTicked={isTicked} onPath={onPath} />
      </Part>
      <Part title="Take along">
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
            Markdown
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
            CSV
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
            Untick all
          </Button>
        </Buttons>
      </Part>
    </Bench>
  )
}
