import { useRef } from 'react'
import { styled } from 'styled-components'
import { countText } from '../../../domain/format.ts'
import type { Address } from '../../api/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { CsvInput } from '../../ui/field/csv-input.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { ProgressBar } from '../../ui/progress/progress-bar.tsx'
import { LoadingArea } from '../../ui/progress/spinner.tsx'
import { problemColumns } from '../../ui/table/row-problems.ts'
import { DataTable } from '../../ui/table/table.tsx'
import { color, fontSize } from '../../ui/theme/tokens.ts'
import type { CheckedAddresses } from './address-csv.ts'
import { titles } from './address-csv.ts'
import { useAddressImport } from './use-address-import.ts'

export type AddressImportProps = {
  open: boolean
  /** Addresses saved already. */
  book: readonly Address[]
  onClose: () => void
}

/** Shows what is in a file, and what is wrong in it, before anything is saved. */
export function AddressImport({ open, book, onClose }: AddressImportProps) {
  const input = useRef<HTMLInputElement>(null)
  const view = useAddressImport(book)
  const { flow, send } = view
  const isSaving = flow.matches('saving')
  const chooseFile = () => input.current?.click()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Import addresses"
      description={`A CSV file with the columns ${titles.slice(0, 2).join(', ')} and, if you like, ${titles[2]}: as the export has them.`}
      dismissable={!isSaving}
      footer={
        <>
          <Button
            onClick={onClose}
            disabledReason={isSaving ? 'Wait until it is saved' : undefined}
          >
            Close
          </Button>
          {flow.matches('choosing') && (
            <Button tone="primary" onClick={chooseFile}>
              Choose a file
            </Button>
          )}
          {flow.matches('reviewing') && (
            <>
              <Button onClick={() => send({ type: 'CLEAR' })}>Choose another file</Button>
              {flow.can({ type: 'START' }) && (
                <Button tone="primary" onClick={() => send({ type: 'START' })}>
                  Save {addresses(view.left)}
                </Button>
              )}
            </>
          )}
          {flow.matches('unchecked') && (
            <>
              <Button onClick={() => send({ type: 'CLEAR' })}>Choose another file</Button>
              <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
                Try again
              </Button>
            </>
          )}
          {flow.matches('paused') && (
            <Button tone="primary" onClick={() => send({ type: 'RESUME' })}>
              Try again
            </Button>
          )}
        </>
      }
    >
      <CsvInput ref={input} onChoose={(file) => send({ type: 'CHOOSE', file })} />
      <VisuallyHidden as="output">{liveText(view)}</VisuallyHidden>
      <Stack>
        <Step view={view} />
      </Stack>
    </Dialog>
  )
}

type ImportView = ReturnType<typeof useAddressImport>

function Step({ view }: { view: ImportView }) {
  const { flow, refusal, checked, left, total } = view
  if (flow.matches('checking')) return <LoadingArea text="Checking the file…" />
  if (flow.matches('saving'))
    return (
      <ProgressBar
        label="Saving addresses"
        value={total - left}
        max={total}
        text={`${total - left} of ${addresses(total)}`}
      />
    )
  if (checked === null)
    return (
      <>
        {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
        <Text>You can check the file before anything is saved.</Text>
      </>
    )
  const isReview = flow.matches('reviewing')
  const problems = isReview ? checked.problems : view.problems
  return (
    <>
      <Text>{isReview ? reviewText(checked) : resultText(view)}</Text>
      {problems.length > 0 && (
        <DataTable
          caption="What is wrong in which row"
          columns={columns}
          rows={problems}
          rowKey={({ row }) => String(row)}
          emptyText=""
        />
      )}
    </>
  )
}

const columns = problemColumns()

const addresses = (total: number) =>
  countText({ total, totalIsCapped: false }, ['address', 'addresses'])

/** As in '12 addresses can be saved, 3 are in the address book already, 2 rows have errors'. */
function reviewText({ rows, known, problems }: CheckedAddresses): string {
  const parts = [
    `${addresses(rows.length)} can be saved`,
    known > 0 && `${known} ${known === 1 ? 'is' : 'are'} in the address book already`,
    problems.length > 0 &&
      (problems.length === 1 ? '1 row has an error' : `${problems.length} rows have errors`),
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

function resultText({ saved, refused, left }: ImportView): string {
  const parts = [
    `${addresses(saved)} saved`,
    refused > 0 && `${refused} refused`,
    left > 0 && `${left} not saved yet`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** For screen readers: each step once. */
function liveText(view: ImportView): string {
  const { flow, checked } = view
  if (flow.matches('saving')) return `Saving ${addresses(view.total)}`
  if (flow.matches('reviewing') && checked !== null) return reviewText(checked)
  return flow.matches('paused') || flow.matches('over') ? resultText(view) : ''
}

const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
