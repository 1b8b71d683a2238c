import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/runs.ts'
import type { Run, RunStop } from '../../../openapi.d.ts'
import { formatDay, formatDayAndTime, formatWeight } from '../../../domain/format.ts'
import { listText } from '../../lib/lists.ts'
import { paths } from '../../lib/paths.ts'
import { sumsOf, useRun } from '../../stores/runs.ts'
import { Button, LinkButton } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { ChevronLeftIcon, PrintIcon } from '../../ui/icons/icons.tsx'
import { ManifestSheet, Whole } from '../../parcel/manifest-sheet.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { runTitle } from './run-state.tsx'
import { NoSuchRun } from './run-view.tsx'

type RunManifestProps = {
  runId: string
  /** Name of the planner who prints it. */
  madeBy: string
}

/** Printed run: its stops in order, each with a signature line. */
export function RunManifest({ runId, madeBy }: RunManifestProps) {
  const query = useRun(runId)
  return (
    <>
      <PageHeader
        title={common.manifest}
        description={t.runOnPaper}
        actions={
          <>
            <LinkButton href={paths.adminRun(runId)} icon={<ChevronLeftIcon />}>
              {t.backToTheRun}
            </LinkButton>
            {query.data !== undefined && query.data.stops.length > 0 && (
              <Button tone="primary" icon={<PrintIcon />} onClick={() => window.print()}>
                {common.printManifest}
              </Button>
            )}
          </>
        }
      />
      <QueryBoundary
        query={query}
        loading={t.loadingTheRun}
        failed={t.failedToLoadTheRun}
        unsupported={<NoSuchRun />}
      >
        {(run) =>
          run.stops.length === 0 ? (
            <EmptyState title={t.noStopsYet} />
          ) : (
            <RunSheet run={run} madeBy={madeBy} />
          )
        }
      </QueryBoundary>
    </>
  )
}

function RunSheet({ run, madeBy }: { run: Run; madeBy: string }) {
  const [madeAt] = useState(() => new Date())
  const { stops, parcels, weight } = sumsOf(run)
  return (
    <ManifestSheet
      facts={[
        { term: common.run, text: runTitle(run) },
        { term: t.day, text: formatDay(run.day, true) },
        { term: t.courier, text: run.courier.name },
        { term: common.stops, text: `${stops}` },
        { term: common.parcels, text: `${parcels}` },
        { term: common.weight, text: formatWeight(weight) },
        { term: t.made, text: formatDayAndTime(madeAt) },
        { term: common.by, text: madeBy },
      ]}
      label={t.stopsOfTheRun}
      columns={[
        common.trackingId,
        common.address,
        common.receiver,
        t.pieces,
        common.weight,
        t.signature,
      ]}
      rows={run.stops.map((stop) => ({ key: stop._id, cells: cellsOf(stop) }))}
      signatures={[common.handedOverBy, t.courier]}
    />
  )
}

function cellsOf({ address, parcels }: RunStop) {
  const weight = parcels.reduce((sum, parcel) => sum + parcel.weight, 0)
  return [
    parcels.map(({ _id, trackingId }) => (
      <div key={_id}>
        <Code>{trackingId}</Code>
      </div>
    )),
    <Words key="address">
      <bdi translate="no">{address}</bdi>
    </Words>,
    <Words key="receiver">{listText([...new Set(parcels.map(({ receiver }) => receiver))])}</Words>,
    parcels.length,
    <Whole key="weight">{formatWeight(weight)}</Whole>,
    <SignatureLine key="signature" />,
  ]
}

/** Keeps columns of text readable; on a small screen the table scrolls horizontally. */
const Words = styled.div`
  min-width: 11rem;
`

const SignatureLine = styled.div`
  width: 9rem;
  height: 2rem;
`
