import { useCallback } from 'react'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { Parcel } from '../api/model.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { PlusIcon } from '../ui/icons/icons.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { EmptyState } from '../ui/empty-state/empty-state.tsx'
import { SkeletonCards } from '../ui/progress/skeleton.tsx'
import type { ParcelSelectionBarProps } from '../features/parcels/bulk/selection-bar.tsx'
import { CancelParcelControl } from '../features/parcels/cancel-parcel-control.tsx'
import { FilteredParcels } from '../features/parcels/filtered-parcels.tsx'
import { noFilters } from '../features/parcels/parcel-filters.tsx'
import { SendAgainControls } from '../features/parcels/send-again-controls.tsx'
import { newestFirst } from '../features/parcels/table/parcel-view.ts'
import { useParcelCreation } from '../features/parcels/use-parcel-creation.tsx'
import { useParcelSearch } from '../features/parcels/use-parcel-search.ts'
import { paths } from '../lib/paths.ts'
import { usePreload } from '../lib/use-preload.ts'
import { useMyParcelCounts } from '../stores/parcel-counts.ts'
import { useMyParcels } from '../stores/parcels.ts'

const loadLabelBar = async () => (await import('../features/parcels/bulk/label-bar.tsx')).LabelBar
const LabelBar = lazyDialog<ParcelSelectionBarProps>(loadLabelBar)

export default function SenderParcelsPage() {
  const search = useParcelSearch()
  const { begin, dialog } = useParcelCreation(() =>
    search.filterBy({ ...noFilters, sort: newestFirst }),
  )
  const view = useMyParcels(search.listQuery)
  const counts = useMyParcelCounts(search.countQuery)
  const controls = useCallback(
    (parcel: Parcel) => (
      <>
        <CancelParcelControl parcel={parcel} />
        <SendAgainControls parcel={parcel} onBegin={begin} />
      </>
    ),
    [begin],
  )
  usePreload(loadLabelBar)

  return (
    <>
      <FilteredParcels
        area="SENDER"
        title={common.myParcels}
        description={search.layout.isNewestFirst ? t.whatYouSentNewestFirst : t.whatYouSent}
        caption={t.myParcelsCaption}
        placeholder={t.trackingIdReceiverOrAddress}
        search={search}
        view={view}
        counts={counts}
        controls={controls}
        actions={
          <>
            <LinkButton href={paths.senderImport()}>{t.importCsv}</LinkButton>
            <Button tone="primary" icon={<PlusIcon />} onClick={() => begin()}>
              {t.createParcel}
            </Button>
          </>
        }
        loading={
          search.layout.view === 'cards' ? <SkeletonCards text={t.loadingParcels} /> : undefined
        }
        none={
          <EmptyState
            title={t.noParcelsFound}
            action={
              <>
                <Button tone="primary" size="large" icon={<PlusIcon />} onClick={() => begin()}>
                  {t.sendYourFirstParcel}
                </Button>
                <LinkButton href={paths.senderImport()} size="large">
                  {t.importCsv}
                </LinkButton>
              </>
            }
          >
            {t.sayWhereItGoes}
          </EmptyState>
        }
        bar={({ selected, elsewhere, clear }) => (
          <LabelBar
            open={selected.length > 0}
            selected={selected}
            elsewhere={elsewhere}
            onClear={clear}
            onClose={clear}
          />
        )}
      />
      {dialog}
    </>
  )
}
