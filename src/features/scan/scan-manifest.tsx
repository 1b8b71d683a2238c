import { useState } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/scan.ts'
import * as titles from '#texts/csvTitles.ts'
import { formatDateTime } from '../../../domain/format.ts'
import { scannedStatuses } from '../../../machines/parcel-lifecycle.ts'
import type { Scan, ScanOutcome } from '../../../machines/scans.ts'
import type { CsvFormat } from '../../../openapi.d.ts'
import { csvFile } from '../../lib/csv.ts'
import { ownCsvCells } from '../../lib/own-csv-cells.ts'
import { listText } from '../../lib/lists.ts'
import { saveFile } from '../../lib/save-file.ts'
import { CsvFormatChoice } from '../../parcel/csv-format-choice.tsx'
import { statusText } from '../../parcel/status-text.ts'
import { useCsvFormat } from '../../stores/csv-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { Code } from '../../ui/code/code.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { DownloadIcon, PrintIcon } from '../../ui/icons/icons.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ManifestSheet, Whole } from '../../parcel/manifest-sheet.tsx'
import { outcomeText } from './scan-texts.ts'

type ScanManifestProps = {
  scans: readonly Scan[]
  /** Name of the administrator who scanned. */
  madeBy: string
  onResume: () => void
  onDiscard: () => void
}

/** Scans of a session in order, to be printed or downloaded. */
export function ScanManifest({ scans, madeBy, onResume, onDiscard }: ScanManifestProps) {
  const inOrder = scans.toReversed()
  const scannedAs = listText(
    scannedStatuses
      .filter((status) => scans.some((scan) => scan.status === status))
      .map(statusText),
  )
  const format = useCsvFormat()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <PageHeader
        title={common.manifest}
        description={
          scannedAs === ''
            ? t.newSessionDeletesThisList
            : t.scannedAsAndNewSessionDeletes({ statuses: scannedAs })
        }
        actions={
          <>
            <Button onClick={onResume}>{t.keepScanning}</Button>
            <Button onClick={() => setAsking(true)}>{t.newSession}</Button>
            <CsvFormatChoice>
              <Button
                icon={<DownloadIcon />}
                onClick={() => saveFile('waybill-scans.csv', csvOf(inOrder, format))}
              >
                {format === 'EXCEL' ? t.saveForExcel : t.saveCsv}
              </Button>
            </CsvFormatChoice>
            <Button tone="primary" icon={<PrintIcon />} onClick={() => window.print()}>
              {common.printManifest}
            </Button>
          </>
        }
      />
      <ManifestSheet
        facts={[
          { term: t.scannedAs, text: scannedAs },
          { term: common.by, text: madeBy },
          { term: t.accepted, text: `${countOf(scans, 'accepted')}` },
          { term: t.refused, text: `${countOf(scans, 'refused')}` },
          ...rareFacts(scans),
        ]}
        label={t.scansOfTheSession}
        columns={[common.trackingId, t.scannedAs, t.scannedAt, common.to, t.result]}
        rows={inOrder.map(({ key, trackingId, status, readAt, outcome }) => ({
          key,
          cells: [
            <Code key="id">{trackingId}</Code>,
            <Whole key="status">{statusText(status)}</Whole>,
            <Whole key="time">{formatDateTime(readAt)}</Whole>,
            outcome.state === 'accepted' ? <bdi key="to">{outcome.toAddress}</bdi> : '',
            outcomeText(outcome),
          ],
        }))}
        signatures={[common.handedOverBy, t.takenOverBy]}
      />
      <ConfirmDialog
        open={isAsking}
        title={t.startANewSession}
        confirmLabel={t.startNewSession}
        cancelLabel={t.keepThisOne}
        tone="danger"
        busy={false}
        onConfirm={onDiscard}
        onClose={() => setAsking(false)}
      >
        {t.manifestWillBeDeleted}
      </ConfirmDialog>
    </>
  )
}

const countOf = (scans: readonly Scan[], state: ScanOutcome['state']) =>
  scans.filter(({ outcome }) => outcome.state === state).length

const rareFacts = (scans: readonly Scan[]) =>
  [
    { term: t.putAside, text: `${countOf(scans, 'putAside')}` },
    { term: t.undone, text: `${countOf(scans, 'undone')}` },
  ].filter(({ text }) => text !== '0')

function csvOf(scans: readonly Scan[], format: CsvFormat): Blob {
  const cells = ownCsvCells(format)
  const scannedAt = cells.timeTitle(titles.scannedAt)
  return csvFile(
    [
      [titles.trackingId, titles.scannedAs, scannedAt, titles.to, titles.result],
      ...scans.map(({ trackingId, status, readAt, outcome }) => [
        trackingId,
        cells.code(status, statusText),
        cells.time(new Date(readAt)),
        outcome.state === 'accepted' ? outcome.toAddress : '',
        outcomeText(outcome),
      ]),
    ],
    cells.separator,
  )
}
