import { useState } from 'react'
import { styled } from 'styled-components'
import type { Address } from '../../api/addresses.ts'
import { useAddressBook } from '../../stores/addresses.ts'
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

/** Saved addresses of a sender, to be offered for parcels. */
export function AddressBook() {
  const query = useAddressBook()
  const entries = query.data
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)
  const isFull = entries !== undefined && entries.length >= maxEntries
  const fullReason = isFull
    ? `It is full: remove one of the ${maxEntries} addresses first`
    : undefined
  const actions = (
    <>
      <Button disabledReason={fullReason} onClick={() => setOpened({ name: 'import' })}>
        Import CSV
      </Button>
      <Button
        tone="primary"
        icon={<PlusIcon />}
        disabledReason={fullReason}
        onClick={() => setOpened({ name: 'edit', entry: null })}
      >
        Add address
      </Button>
    </>
  )
  return (
    <>
      <PageHeader
        title="Addresses"
        description="Suggested when you create a parcel, along with the addresses of your parcels."
        actions={
          entries !== undefined &&
          entries.length > 0 && (
            <>
              <Button icon={<DownloadIcon size={18} />} onClick={() => void saveCsv(entries)}>
                Export CSV
              </Button>
              {actions}
            </>
          )
        }
      />
      <Stack>
        <QueryBoundary
          query={query}
          noun="addresses"
          unsupported={
            <EmptyState title="No address book here.">This server keeps none.</EmptyState>
          }
        >
          {(found) =>
            found.length === 0 ? (
              <EmptyState title="No addresses yet." action={actions}>
                Save the addresses you use often, each with its receiver.
              </EmptyState>
            ) : (
              <>
                <AddressTable
                  entries={found}
                  busy={query.isFetching}
                  onEdit={(entry) => setOpened({ name: 'edit', entry })}
                  onRemove={(entry) => setOpened({ name: 'remove', entry })}
                />
                <Count>
                  {found.length} of {maxEntries} addresses
                </Count>
              </>
            )
          }
        </QueryBoundary>
      </Stack>
      {opened?.name === 'edit' && <AddressDialog open entry={opened.entry} onClose={close} />}
      {opened?.name === 'remove' && (
        <RemoveDialog
          id={opened.entry.id ?? ''}
          name={opened.entry.label ?? opened.entry.address}
          onClose={close}
        />
      )}
      {opened?.name === 'import' && <AddressImport open book={entries ?? []} onClose={close} />}
    </>
  )
}

/** Loads the code that makes the file when it is wanted. */
async function saveCsv(entries: readonly Address[]) {
  const { addressCsv } = await import('./address-csv.ts')
  saveFile('addresses.csv', addressCsv(entries))
}

const Count = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.small};
`
