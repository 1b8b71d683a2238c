import { useState } from 'react'
import { formatDateTime } from '../../../domain/format.ts'
import { scannedStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Scan, ScanOutcome } from '../../../machines/scans.ts'
import { csvFile } from '../../lib/csv.ts'
import { saveFile } from '../../lib/save-file.ts'
import { statusText } from '../../lib/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DownloadIcon, PrintIcon } from '../../ui/icons/icons.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ManifestSheet, Whole } from '../../ui/layout/manifest-sheet.tsx'
import { outcomeText } from './scan-texts.ts'

type ScanManifestProps = {
  scans: readonly Scan[]
  /** Name of the administrator who scanned. */
  madeBy: string
  onResume: () => void
  onDiscard: () => void
}

/** Scans of a session, in their order, on paper or as a file. */
export function ScanManifest({ scans, madeBy, onResume, onDiscard }: ScanManifestProps) {
  const inOrder = scans.toReversed()
  const scannedAs = scannedStatuses
    .filter((status) => scans.some((scan) => scan.status === status))
    .map(statusText)
    .join(', ')
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PageHeader
        title="Manifest"
        description={`${scannedAs && `Scanned as ${scannedAs}. `}A new session deletes this list.`}
        actions={
          <>
            <Button onClick={onResume}>Keep scanning</Button>
            <Button onClick={() => setAsking(true)}>New session</Button>
            <Button
              icon={<DownloadIcon />}
              onClick={() => saveFile('waybill-scans.csv', csvOf(inOrder))}
            >
              Save CSV
            </Button>
            <Button tone="primary" icon={<PrintIcon />} onClick={() => window.print()}>
              Print manifest
            </Button>
          </>
        }
      />
      <ManifestSheet
        facts={[
          { term: 'Scanned as', text: scannedAs },
          { term: 'By', text: madeBy },
          { term: 'Accepted', text: `${countOf(scans, 'accepted')}` },
          { term: 'Refused', text: `${countOf(scans, 'refused')}` },
          ...rareFacts(scans),
        ]}
        label="Scans of the session"
        columns={['Tracking ID', 'Scanned as', 'Scanned at', 'To', 'Result']}
        rows={inOrder.map(({ key, trackingId, status, readAt, outcome }) => ({
          key,
          cells: [
            <Code key="id">{trackingId}</Code>,
            <Whole key="status">{statusText(status)}</Whole>,
            <Whole key="time">{formatDateTime(readAt)}</Whole>,
            outcome.state === 'accepted' ? outcome.toAddress : '',
            outcomeText(outcome),
          ],
        }))}
        signatures={['Handed over by', 'Taken over by']}
      />
      <ConfirmDialog
        open={isAsking}
        title="Start a new session?"
        confirmLabel="Start new session"
        cancelLabel="Keep this one"
        tone="danger"
        busy={false}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        This manifest will be deleted. The parcels keep their status.
      </ConfirmDialog>
    </>
  )
}

const countOf = (scans: readonly Scan[], state: ScanOutcome['state']) =>
  scans.filter(({ outcome }) => outcome.state === state).length

const rareFacts = (scans: readonly Scan[]) =>
  [
    { term: 'Put aside', text: `${countOf(scans, 'putAside')}` },
    { term: 'Undone', text: `${countOf(scans, 'undone')}` },
  ].filter(({ text }) => text !== '0')

const csvOf = (scans: readonly Scan[]) =>
  csvFile([
    ['Tracking ID', 'Scanned as', 'Scanned at', 'To', 'Result'],
    ...scans.map(({ trackingId, status, readAt, outcome }) => [
      trackingId,
      status,
      readAt,
      outcome.state === 'accepted' ? outcome.toAddress : '',
      outcomeText(outcome),
    ]),
  ])
