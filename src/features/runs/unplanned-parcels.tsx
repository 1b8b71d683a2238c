import { useDeferredValue, useId, useMemo } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { RunSummary, UnplannedParcel } from '../../../openapi.d.ts'
import type { UnplannedParcels as Waiting } from '../../api/runs.ts'
import type { QueryResult } from '../../stores/query/query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { SearchBox, Toolbar } from '../../ui/field/search-box.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { searchFor } from '../../lib/letters.ts'
import * as Styled from './board.styles.ts'
import { PlanningBar, sumsText } from './planning-bar.tsx'
import { UnplannedList } from './unplanned-list.tsx'
import { useSelection } from './use-selection.ts'

type UnplannedParcelsProps = {
  query: QueryResult<Waiting>
  q: string
  runs: readonly RunSummary[]
  busy: boolean
  newRunReason: string | undefined
  onSearch: (q: string) => void
  onPut: (run: RunSummary, parcels: readonly UnplannedParcel[]) => void
  onNewRun: (parcels: readonly UnplannedParcel[]) => void
  onSplit: (parcels: readonly UnplannedParcel[]) => void
  /** Called with the IDs of the dragged parcels; empty when the drag ends. */
  onDrag: (parcelIds: readonly string[]) => void
}

/** Searches and selects the unplanned parcels. */
export function UnplannedParcels({ query, q, runs, ...props }: UnplannedParcelsProps) {
  const headingId = useId()
  const waiting = query.data?.parcels ?? none
  const search = useDeferredValue(q)
  const found = useMemo(() => foundIn(waiting, search), [waiting, search])
  const listed = useMemo(() => found.map(({ _id }) => _id), [found])
  const known = useMemo(() => new Set(waiting.map(({ _id }) => _id)), [waiting])
  const selection = useSelection(listed, (id) => known.has(id))
  // Only parcels that the search shows are acted on.
  const selected = found.filter(({ _id }) => selection.ids.has(_id))
  const isAll = found.length > 0 && selected.length === found.length

  return (
    <section aria-labelledby={headingId}>
      <Styled.SideHead>
        <div>
          <h2 id={headingId}>{t.parcelsWithoutARun}</h2>
          {waiting.length > 0 && <p>{sumsText(found)}</p>}
        </div>
      </Styled.SideHead>
      <QueryBoundary
        query={query}
        loading={t.loadingTheParcels}
        failed={t.failedToLoadTheParcels}
        unsupported={unsupported}
      >
        {({ parcels, isCapped }) =>
          parcels.length === 0 ? (
            <EmptyState title={t.noParcelsWait}>{t.approvedAppearHere}</EmptyState>
          ) : (
            <>
              <Toolbar>
                <SearchBox
                  label={common.searchParcels}
                  placeholder={t.searchFor}
                  value={q}
                  onSearch={props.onSearch}
                />
                <Checkbox
                  labelled
                  label={t.selectAll}
                  checked={isAll}
                  mixed={selected.length > 0 && !isAll}
                  onChange={(on) => selection.setAll(listed, on)}
                />
              </Toolbar>
              {isCapped && (
                <Styled.NoticeFrame>
                  <Notice tone="warning">{t.waitLongest({ count: parcels.length })}</Notice>
                </Styled.NoticeFrame>
              )}
              {found.length === 0 ? (
                <EmptyState
                  title={common.noResults}
                  action={<Button onClick={() => props.onSearch('')}>{t.clearSearch}</Button>}
                />
              ) : (
                <UnplannedList
                  parcels={found}
                  selection={selection}
                  onDragStart={({ _id: id }) => {
                    const ids = selection.ids.has(id) ? selected.map((parcel) => parcel._id) : [id]
                    props.onDrag(ids)
                    return ids.length
                  }}
                  onDragEnd={() => props.onDrag([])}
                />
              )}
              {selected.length > 0 && (
                <PlanningBar
                  selected={selected}
                  runs={runs}
                  busy={props.busy}
                  newRunReason={props.newRunReason}
                  onPut={(run) => props.onPut(run, selected)}
                  onNewRun={() => props.onNewRun(selected)}
                  onSplit={() => props.onSplit(selected)}
                  onClear={selection.clear}
                />
              )}
            </>
          )
        }
      </QueryBoundary>
    </section>
  )
}

function foundIn(parcels: readonly UnplannedParcel[], q: string): readonly UnplannedParcel[] {
  const isFound = searchFor(q)
  return parcels.filter(({ trackingId, address, receiver }) =>
    isFound(`${trackingId} ${address} ${receiver}`),
  )
}

const none: UnplannedParcel[] = []

const unsupported = <EmptyState title={t.noParcelsHere}>{t.serverHasNoRuns}</EmptyState>
