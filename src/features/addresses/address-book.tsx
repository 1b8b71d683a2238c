import { useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/addresses.ts'
import type { CsvFormat } from '../../../openapi.d.ts'
import type { Address } from '../../api/addresses.ts'
import { CsvFormatChoice, exportText } from '../../parcel/csv-format-choice.tsx'
import { useAddressBook } from '../../stores/addresses.ts'
import { useCsvFormat } from '../../stores/csv-format.ts'
import { Button } from '../../ui/button/button.tsx'
import { lazyDialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { QueryBoundary } from '../../ui/empty-state/query-boundary.tsx'
import { DownloadIcon, PlusIcon } from '../../ui/icons/icons.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { color, fontSize } from '../../ui/theme/tokens.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { AddressDialogProps } from './address-dialog.tsx'
import type { AddressImportProps } from './address-import.tsx'
import { AddressTable } from './address-table.tsx'
import { maxEntries } from './entry-rules.ts'
import { RemoveDialog } from './remove-dialog.tsx'

const AddressDialog = lazyDialog<AddressDialogProps>(
  async () => (await import('./address-dialog.tsx')).AddressDialog,
)
const AddressImport = lazyDialog<AddressImportProps>(
  async () => (await import('./address-import.tsx')).AddressImport,
)

type Opened =
  | { name: 'edit'; entry: Address | null }
  | { name: 'remove'; entry: Address }
  | { name: 'import' }

/** A sender's saved addresses, which are suggested for parcels. */
export function AddressBook() {
  const query = useAddressBook()
  const entries = query.data
  const format = useCsvFormat()
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const isFull = entries !== undefined && entries.length >= maxEntries
  const fullReason = isFull ? t.itIsFull({ max: maxEntries }) : undefined
  const actions = (
    <>
      <Button disabledReason={fullReason} onClick={() => setOpened({ name: 'import' })}>
        {t.importCsv}
      </Button>
      <Button
        tone="primary"
        icon={<PlusIcon />}
        disabledReason={fullReason}
        onClick={() => setOpened({ name: 'edit', entry: null })}
      >
        {t.addAddress}
      </Button>
    </>
  )
  return (
    <>
      <PageHeader
        title={common.addresses}
        description={t.whatAddressesAreFor}
        actions={
          entries !== undefined &&
          entries.length > 0 && (
            <>
              <CsvFormatChoice>
                <Button
                  icon={<DownloadIcon size={18} />}
                  onClick={() => void saveCsv(entries, format)}
                >
                  {exportText(format)}
                </Button>
              </CsvFormatChoice>
              {actions}
            </>
          )
        }
      />
      <Stack>
        <QueryBoundary
          query={query}
          loading={t.loadingAddresses}
          failed={t.failedToLoadAddresses}
          unsupported={<EmptyState title={t.noAddressBookHere}>{t.thisServerKeepsNone}</EmptyState>}
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState title={t.noAddressesYet} action={actions}>
                {t.saveTheAddressesYouUse}
              </EmptyState>
            ) : (
              <>
                <AddressTable
                  entries={found}
                  busy={query.isFetching}
                  onEdit={(entry) => setOpened({ name: 'edit', entry })}
                  onRemove={(entry) => setOpened({ name: 'remove', entry })}
                />
                <Count>{t.countOfMax({ count: found.length, max: maxEntries })}</Count>
              </>
            )
          }
        </QueryBoundary>
      </Stack>
      {opened?.name === 'edit' && <AddressDialog open entry={opened.entry} onClose={close} />}
      {opened?.name === 'remove' && (
        <RemoveDialog
          id={opened.entry._id ?? ''}
          name={opened.entry.label ?? opened.entry.address}
          onClose={close}
        />
      )}
      {opened?.name === 'import' && <AddressImport open book={entries ?? []} onClose={close} />}
    </>
  )
}

/** Loads the import's code on demand. */
async function saveCsv(entries: readonly Address[], format: CsvFormat) {
  const { addressCsv } = await import('./address-csv.ts')
  saveFile('addresses.csv', addressCsv(entries, format))
}

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
