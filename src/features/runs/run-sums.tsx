import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { RunSummary } from '../../../openapi.d.ts'
import { formatWeight } from '../../../domain/format.ts'
import { sentence } from '../../lib/sentence.ts'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'

type RunSumsProps = {
  run: Pick<RunSummary, 'state' | 'stops' | 'doneStops' | 'parcels' | 'weight'>
}

/** Stops, parcels and weight of a run, and its progress once it has begun. */
export function RunSums({ run: { state, stops, doneStops, parcels, weight } }: RunSumsProps) {
  const hasBegun = state !== 'DRAFT' || doneStops > 0
  return (
    <>
      <Sums>
        <div>
          <dt>{common.stops}</dt>
          <dd>
            {hasBegun
              ? sentence(
                  t.doneOf({ done: doneStops, stops, rest: (text) => <small>{text}</small> }),
                )
              : stops}
          </dd>
        </div>
        <div>
          <dt>{common.parcels}</dt>
          <dd>{parcels}</dd>
        </div>
        <div>
          <dt>{common.weight}</dt>
          <dd>{formatWeight(weight)}</dd>
        </div>
      </Sums>
      {hasBegun && (
        <ProgressBar
          label={t.stopsDone}
          value={doneStops}
          max={stops}
          text={t.stopsDoneOf({ done: doneStops, stops })}
        />
      )}
    </>
  )
}

const Sums = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, auto);
  justify-content: space-between;
  gap: ${space(2)} ${space(6)};
  max-width: 26rem;
  margin: 0;
  dt {
    color: ${color.textMuted};
    font-size: ${fontSize.tiny};
    font-weight: 600;
  }
  dd {
    margin: 0;
    font-size: ${fontSize.title};
    font-weight: 700;
    line-height: 1.25;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
    font-weight: 600;
  }
`
