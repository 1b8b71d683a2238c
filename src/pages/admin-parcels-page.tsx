import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { Parcel } from '../api/model.ts'
import { LinkButton } from '../ui/button/button.tsx'
import { DeliveredIcon } from '../ui/icons/icons.tsx'
import { lazyDialog } from '../ui/dialog/dialog.tsx'
import { BesideMenu } from '../ui/menu/row-actions.tsx'
import { BlockParcelControl } from '../features/parcels/block-parcel-control.tsx'
import type { BulkStatusBarProps } from '../features/parcels/bulk/bulk-status-bar.tsx'
import { FilteredParcels } from '../features/parcels/filtered-parcels.tsx'
import { prepareRecordAttempt } from '../features/parcels/lazy-record-attempt.ts'
import { RecordAttemptControl } from '../features/parcels/record-attempt-control.tsx'
import { UpdateStatusControl } from '../features/parcels/update-status-control.tsx'
import { useParcelSearch } from '../features/parcels/use-parcel-search.ts'
import { paths } from '../lib/paths.ts'
import { usePreload } from '../lib/use-preload.ts'
import { useParcelCounts } from '../stores/parcel-counts.ts'
import { useAllParcels } from '../stores/parcels.ts'

const loadBulkStatusBar = async () =>
  (await import('../features/parcels/bulk/bulk-status-bar.tsx')).BulkStatusBar
const BulkStatusBar = lazyDialog<BulkStatusBarProps>(loadBulkStatusBar)

export default function AdminParcelsPage() {
  const search = useParcelSearch()
  const view = useAllParcels(search.listQuery)
  const counts = useParcelCounts(search.countQuery)
  usePreload(loadBulkStatusBar)
  usePreload(prepareRecordAttempt)

  return (
    <FilteredParcels
      area="ADMIN"
      title={common.allParcels}
      description={search.layout.isNewestFirst ? t.everyParcelNewestFirst : t.everyParcel}
      caption={t.allParcelsCaption}
      placeholder={t.trackingIdNameEmailOrAddress}
      search={search}
      view={view}
      counts={counts}
      controls={controls}
      bar={({ selected, elsewhere, clear, deselect }) => (
        <BulkStatusBar
          open={selected.length > 0}
          selected={selected}
          elsewhere={elsewhere}
          onClear={clear}
          onClose={clear}
          onDone={deselect}
        />
      )}
    />
  )
}

const controls = (parcel: Parcel) => (
  <>
    <BesideMenu>
      <UpdateStatusControl parcel={parcel} />
    </BesideMenu>
    {parcel.actions?.includes('recordDelivery') && (
      // A link instead of the control, whose dialog, with the proof, would be lost when the row leaves the
      // list.
      <LinkButton href={paths.parcel('ADMIN', parcel.id)} icon={<DeliveredIcon />}>
        {common.handOver}
      </LinkButton>
    )}
    {parcel.actions?.includes('recordAttempt') && <RecordAttemptControl parcel={parcel} />}
    <BlockParcelControl parcel={parcel} />
  </>
)
