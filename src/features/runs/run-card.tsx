import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { Link } from 'wouter'
import type { RunSummary } from '../../../openapi.d.ts'
import { paths } from '../../lib/paths.ts'
import { Card } from '../../ui/card/card.tsx'
import { color, fontSize, radius, space } from '../../ui/theme/tokens.ts'
import { RunActions } from './run-actions.tsx'
import { reasonAgainstMove, RunStateBadge, runTitle } from './run-state.tsx'
import { RunSums } from './run-sums.tsx'
import type { RunChanges } from './use-run-changes.ts'

type RunCardProps = {
  run: RunSummary
  changes: RunChanges
  /** Number of parcels that are being dragged. */
  dragged: number
  onDrop: (run: RunSummary) => void
  onDeleted: () => void
}

/** A run with its sums, on which parcels can be dropped. */
export function RunCard({ run, changes, dragged, onDrop, onDeleted }: RunCardProps) {
  const titleId = useId()
  const [isOver, setOver] = useState(false)
  const takes = dragged > 0 && !changes.isPending && reasonAgainstMove('plan', run) === undefined
  return (
    <Target
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          setOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        if (takes) onDrop(run)
      }}
    >
      <Card aria-labelledby={titleId}>
        <Head>
          <div>
            <Title id={titleId}>
              <Link href={paths.adminRun(run._id)}>
                <bdi translate="no">{runTitle(run)}</bdi>
              </Link>
            </Title>
            {run.name !== undefined && (
              <p>
                <bdi translate="no">{run.courier.name}</bdi>
              </p>
            )}
          </div>
          <RunStateBadge state={run.state} />
        </Head>
        <RunSums run={run} />
        <Actions>
          <RunActions run={run} changes={changes} onDeleted={onDeleted} />
        </Actions>
      </Card>
    </Target>
  )
}

const Target = styled.li`
  border-radius: ${radius.large};
  /* A day may have fifty runs: skips the layout of those out of view. */
  content-visibility: auto;
  contain-intrinsic-height: auto 11rem;
  &[data-takes] {
    outline: 2px dashed ${color.accentLine};
    outline-offset: 2px;
  }
  &[data-over] {
    outline: 3px solid ${color.accentLine};
    article {
      background: ${color.accentSoft};
    }
  }
`

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space(3)};
  min-width: 0;
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  p {
    color: ${color.textMuted};
    font-size: ${fontSize.small};
  }
`

const Title = styled.h3`
  font-size: ${fontSize.lead};
  line-height: 1.3;
  a {
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
`
