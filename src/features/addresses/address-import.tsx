import { useRef } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/addresses.ts'
import { lettersWereGuessed } from '#texts/parcelImport.ts'
import type { Address } from '../../api/addresses.ts'
import { quotedList } from '../../lib/lists.ts'
import { Button } from '../../ui/button/button.tsx'
import { CloseButton } from '../../ui/dialog/close-button.tsx'
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
import { addressColumns } from './address-csv.ts'
import { useAddressImport } from './use-address-import.ts'

export type AddressImportProps = {
  open: boolean
  /** Addresses that are already saved. */
  book: readonly Address[]
  onClose: () => void
}

/** Shows the contents of a file and their problems before anything is saved. */
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
      unsaved={flow.matches('reviewing') || flow.matches('unchecked') || flow.matches('paused')}
      title={t.importAddresses}
      description={t.columnsOfTheFile({
        label: addressColumns.label.title,
        address: addressColumns.address.title,
        email: addressColumns.email.title,
      })}
      dismissable={!isSaving}
      footer={
        <>
          <CloseButton disabledReason={isSaving ? common.waitUntilItIsSaved : undefined}>
            {common.close}
          </CloseButton>
          {flow.matches('choosing') && (
            <Button tone="primary" onClick={chooseFile}>
              {t.chooseAFile}
            </Button>
          )}
          {flow.matches('reviewing') && (
            <>
              <Button onClick={() => send({ type: 'CLEAR' })}>{t.chooseAnotherFile}</Button>
              {flow.can({ type: 'START' }) && (
                <Button tone="primary" onClick={() => send({ type: 'START' })}>
                  {t.saveAddresses({ count: view.left })}
                </Button>
              )}
            </>
          )}
          {flow.matches('unchecked') && (
            <>
              <Button onClick={() => send({ type: 'CLEAR' })}>{t.chooseAnotherFile}</Button>
              <Button tone="primary" onClick={() => send({ type: 'RETRY' })}>
                {common.tryAgain}
              </Button>
            </>
          )}
          {flow.matches('paused') && (
            <Button tone="primary" onClick={() => send({ type: 'RESUME' })}>
              {common.tryAgain}
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
  if (flow.matches('checking')) return <LoadingArea text={t.checkingTheFile} />
  if (flow.matches('saving'))
    return (
      <ProgressBar
        label={t.savingAddresses}
        value={total - left}
        max={total}
        text={t.countSaved({ saved: total - left, total })}
      />
    )
  if (checked === null)
    return (
      <>
        {refusal !== null && <Notice tone="danger">{refusal}</Notice>}
        <Text>{t.checkBeforeSaving}</Text>
      </>
    )
  const isReview = flow.matches('reviewing')
  const problems = isReview ? checked.problems : view.problems
  return (
    <>
      {isReview && checked.guessed.length > 0 && (
        <Notice tone="warning">{lettersWereGuessed({ cells: quotedList(checked.guessed) })}</Notice>
      )}
      <Text>{isReview ? reviewText(checked) : resultText(view)}</Text>
      {problems.length > 0 && (
        <DataTable
          caption={t.whatIsWrongInWhichRow}
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

/** For example '12 addresses can be saved, 3 are in the address book already, 2 rows have errors'. */
const reviewText = ({ rows, known, problems }: CheckedAddresses): string =>
  t.whatCanBeSaved({ count: rows.length, known, problems: problems.length })

const resultText = ({ saved, refused, left }: ImportView): string =>
  t.whatWasSaved({ saved, refused, left })

/** Text for screen readers, announced once for each step. */
function liveText(view: ImportView): string {
  const { flow, checked } = view
  if (flow.matches('saving')) return t.savingCount({ count: view.total })
  if (flow.matches('reviewing') && checked !== null) return reviewText(checked)
  return flow.matches('paused') || flow.matches('over') ? resultText(view) : ''
}

const Text = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
