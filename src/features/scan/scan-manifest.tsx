import { useState } from 'react'
import { formatDateTime } from '../../../domain/format.ts'
import type { KeptScans, Scan } from '../../../machines/scan-session.ts'
import { csvFile } from '../../lib/csv.ts'
import { saveFile } from '../../lib/save-file.ts'
import { statusText } from '../../lib/text.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DownloadIcon, PrintIcon } from '../../ui/icons/icons.tsx'
import { PageHeader } from '../../ui/layout/layout.tsx'
import { ManifestSheet } from '../../ui/layout/manifest-sheet.tsx'
import { outcomeText } from './scan-lists.tsx'

type ScanManifestProps = KeptScans & {
  /** Of the administrator who scanned. */
  madeBy: string
  onResume: () => void
  onDiscard: () => void
}

/** What was scanned in a session, in its order, on paper or as a file. */
export function ScanManifest({ status, scans, madeBy, onResume, onDiscard }: ScanManifestProps) {
  const inOrder = scans.toReversed()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PageHeader
        title="Manifest"
        description={`Scanned as ${statusText(status)}. A new session deletes this list.`}
        actions={
          <>
            <Button onClick={onResume}>Keep scanning</Button>
            <Button onClick={() => setAsking(true)}>New session</Button>
            <Button
              icon={<DownloadIcon />}
              onClick={() => saveFile('waybill-scans.csv', csvOf(status, inOrder))}
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
          { term: 'Scanned as', text: statusText(status) },
          { term: 'By', text: madeBy },
          { term: 'Accepted', text: `${countOf(scans, 'accepted')}` },
          { term: 'Refused', text: `${countOf(scans, 'refused')}` },
        ]}
        label="Scans of the session"
        columns={['Tracking ID', 'Scanned at', 'To', 'Result']}
        rows={inOrder.map(({ key, trackingId, readAt, outcome }) => ({
          key,
          cells: [
            <Code key="id">{trackingId}</Code>,
            formatDateTime(readAt),
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

const countOf = (scans: readonly Scan[], state: Scan['outcome']['state']) =>
  scans.filter(({ outcome }) => outcome.state === state).length

const csvOf = (status: KeptScans['status'], scans: readonly Scan[]) =>
  csvFile([
    ['Tracking ID', 'Scanned as', 'Scanned at', 'To', 'Result'],
    ...scans.map(({ trackingId, readAt, outcome }) => [
      trackingId,
      status,
      readAt,
      outcome.state === 'accepted' ? outcome.toAddress : '',
      outcomeText(outcome),
    ]),
  ])
