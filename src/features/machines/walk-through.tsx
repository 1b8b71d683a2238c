import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { CatalogueEntry } from '../../../machines/registry.ts'
import { activeStatesOf, stateInWords } from '../../../machines/machine-parts.ts'
import { Button } from '../../ui/button/button.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Bench } from './bench.tsx'
import { drawnWalksOf } from './drawn-paths.ts'
import { DownloadIcon } from './icons.tsx'
import { Buttons, Muted, Part, Place } from './panel-parts.tsx'
import { stepsToText } from './steps-address.ts'
import { WalkList } from './path-list.tsx'
import { WalkPlayer } from './path-player.tsx'
import { WalkSteps } from './path-steps.tsx'
import { walksAsCsv, walksAsMarkdown } from './path-export.ts'
import type { IsTicked } from './path-export.ts'
import { setTicks, tickName, ticks } from './path-ticks.ts'

type WalkThroughProps = {
  entry: CatalogueEntry
  /** Counted from 1, as a person counts. */
  number: number
  step: number
  onWalk: (number: number) => void
  onStep: (step: number) => void
}

/** Short walks that together take every transition, as a checklist to try by hand. */
export function WalkThrough({ entry, number, step, onWalk, onStep }: WalkThroughProps) {
  const walks = useMemo(() => drawnWalksOf(entry), [entry])
  const ticked = useStore(ticks)
  const isTicked: IsTicked = (walk, index) =>
    ticked.has(tickName(entry.name, stepsToText(walk.steps), index))

  const walk = walks[Math.min(number, walks.length) - 1]
  const at = Math.min(step, walk?.steps.length ?? 0)
  const now = walk?.steps[at - 1]
  const snapshot = now?.snapshot ?? walk?.start
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
  if (walk === undefined || snapshot === undefined) return null
  const state = stateInWords(snapshot.value)
  const address = stepsToText(walk.steps)

  return (
    <Bench entry={entry} look={look} label={`${entry.title}: the machine is in ${state}`}>
      <Part title={`Walk ${walks.indexOf(walk) + 1} of ${walks.length}`}>
        <Place>{state}</Place>
        <WalkPlayer key={address} step={at} steps={walk.steps.length} onStep={onStep} />
        <WalkSteps
          walk={walk}
          step={at}
          isTicked={(index) => isTicked(walk, index)}
          onTick={(index, on) => setTicks([tickName(entry.name, address, index)], on)}
          onStep={onStep}
        />
      </Part>
      <Part title="All walks">
        <Muted>
          Together they take every transition of this machine. Ticks are kept in this browser.
        </Muted>
        <WalkList walks={walks} current={walk} isTicked={isTicked} onWalk={onWalk} />
      </Part>
      <Part title="Take along">
        <Buttons>
          <Button
            size="small"
            icon={<DownloadIcon size={18} />}
            onClick={() =>
              saveFile(
                `${entry.name}.md`,
                new Blob([walksAsMarkdown(entry, walks, isTicked)], { type: 'text/markdown' }),
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
                new Blob([walksAsCsv(entry, walks, isTicked)], { type: 'text/csv' }),
              )
            }
          >
            CSV
          </Button>
          <Button
            size="small"
            onClick={() => {
              const own = walks.flatMap((one) =>
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
