import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/addresses.ts'
import type { Address } from '../../api/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { NumberedPagination, useLastPage } from '../../ui/pagination/pagination.tsx'
import { DataTable } from '../../ui/table/table.tsx'
import type { Column } from '../../ui/table/table.tsx'
import { color, fontSize, space } from '../../ui/theme/tokens.ts'
import { searchFor } from '../../lib/letters.ts'
import { positiveInteger, searchSchema, text, useSearchState } from '../../lib/search-params.ts'

type AddressTableProps = {
  entries: Address[]
  busy: boolean
  onEdit: (entry: Address) => void
  onRemove: (entry: Address) => void
}

/** Searches and pages in the browser, which has the whole address book. */
export function AddressTable({ entries, busy, onEdit, onRemove }: AddressTableProps) {
  const [{ q, page }, setSearch] = useSearchState(search)
  const isFound = searchFor(q)
  const found = entries.filter((entry) => isFound(textOf(entry)))
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  useLastPage({ status: 'success', isFetching: busy, pages }, page, (last, step) =>
    setSearch({ page: last }, step),
  )
  return (
    <>
      <Search>
        <TextField
          label={t.searchLabel}
          type="search"
          autoComplete="off"
          placeholder={t.labelAddressOrReceiver}
          value={q}
          onChange={(event) => setSearch({ q: event.target.value, page: 1 }, 'replace')}
        />
      </Search>
      <DataTable
        caption={common.addresses}
        columns={columnsOf({ onEdit, onRemove })}
        rows={found.slice((page - 1) * rowsPerPage, page * rowsPerPage)}
        rowKey={({ _id, address }) => _id ?? address}
        emptyText={common.noResults}
        busy={busy}
      />
      {pages > 1 && (
        <NumberedPagination
          label={t.pagesOfAddresses}
          page={page}
          pages={pages}
          onPage={(next) => setSearch({ page: next })}
        />
      )}
    </>
  )
}

const search = searchSchema({ q: text(), page: positiveInteger(1) })
const rowsPerPage = 10

const textOf = ({ label, address, receiver }: Address) =>
  [label, address, receiver?.name, receiver?.email].join(' ')

function columnsOf({
  onEdit,
  onRemove,
}: Pick<AddressTableProps, 'onEdit' | 'onRemove'>): Column<Address>[] {
  const nameOf = ({ label, address }: Address) => label ?? address
  return [
    { key: 'label', header: t.label, cell: ({ label }) => <Wrapped as="strong">{label}</Wrapped> },
    {
      key: 'address',
      header: common.address,
      cell: ({ address }) => (
        <Wrapped>
          <bdi translate="no">{address}</bdi>
        </Wrapped>
      ),
    },
    {
      key: 'receiver',
      header: common.receiver,
      cell: ({ receiver }) =>
        receiver === null ? (
          '—'
        ) : (
          <Wrapped>
            <bdi translate="no">{receiver.name}</bdi>
            <Email>{receiver.email}</Email>
          </Wrapped>
        ),
    },
    {
      key: 'actions',
      header: common.actions,
      cell: (entry) => (
        <Actions>
          <Button
            size="small"
            aria-label={t.editEntry({ name: nameOf(entry) })}
            onClick={() => onEdit(entry)}
          >
            {common.edit}
          </Button>
          <Button
            size="small"
            aria-label={t.removeEntry({ name: nameOf(entry) })}
            onClick={() => onRemove(entry)}
          >
            {common.remove}
          </Button>
        </Actions>
      ),
    },
  ]
}

const Search = styled.div`
  max-width: 24rem;
`

const Wrapped = styled.span`
  overflow-wrap: anywhere;
`

const Email = styled.span`
  display: block;
  color: ${color.textMuted};
  font-size: ${fontSize.tiny};
`

const Actions = styled.div`
  display: flex;
  gap: ${space(2)};
`
