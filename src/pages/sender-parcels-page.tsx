import { useCallback } from 'react'
import type { Parcel } from '../api/model.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { PlusIcon } from '../ui/icons/icons.tsx'
import { PageHeader } from '../ui/layout/layout.tsx'
import { SkeletonCards } from '../ui/progress/skeleton.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { CancelParcelControl } from '../features/parcels/cancel-parcel-control.tsx'
import { parcelsPerPage } from '../features/parcels/paged-parcels.tsx'
import { ParcelList } from '../features/parcels/parcel-list.tsx'
import { SendAgainControls } from '../features/parcels/send-again-controls.tsx'
import { useParcelCreation } from '../features/parcels/use-parcel-creation.tsx'
import { paths } from '../lib/paths.ts'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { useMyParcels } from '../stores/parcels.ts'

export default function SenderParcelsPage() {
  const [{ page }, setSearch] = useSearchState(search)
  const view = useMyParcels({ page, limit: parcelsPerPage })
  // The newest parcel stands on the first page.
  const { begin, dialog } = useParcelCreation(() => setSearch({ page: 1 }))
  const openDialog = () => begin()
  const controls = useCallback(
    (parcel: Parcel) => (
      <>
        <CancelParcelControl parcel={parcel} />
        <SendAgainControls parcel={parcel} onBegin={begin} />
      </>
    ),
    [begin],
  )

  return (
    <>
      <PageHeader
        title="My Parcels"
        description="What you sent, newest first."
        actions={
          view.total > 0 && (
            <>
              <LinkButton href={paths.senderImport()}>Import CSV</LinkButton>
              <Button tone="primary" icon={<PlusIcon />} onClick={openDialog}>
                Create Parcel
              </Button>
            </>
          )
        }
      />
      <ParcelList
        view={view}
        page={page}
        onPage={(next, step) => setSearch({ page: next }, step)}
        area="SENDER"
        loading={<SkeletonCards text="Loading parcels…" />}
        controls={controls}
        empty={
          <EmptyState
            title="No parcels found."
            action={
              <>
                <Button tone="primary" size="large" icon={<PlusIcon />} onClick={openDialog}>
                  Send your first parcel
                </Button>
                <LinkButton href={paths.senderImport()} size="large">
                  Import CSV
                </LinkButton>
              </>
            }
          >
            Say where it goes and what it weighs; the fee is shown before you confirm.
          </EmptyState>
        }
      />
      {dialog}
    </>
  )
}

const search = searchSchema({ page: positiveInteger(1) })
