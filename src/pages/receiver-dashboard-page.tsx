import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import type { Parcel } from '../api/model.ts'
import { Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { SearchBox, Toolbar } from '../ui/field/search-box.tsx'
import { ConfirmDeliveryControl } from '../features/parcels/confirm-delivery-control.tsx'
import { HandoverCode } from '../features/parcels/handover-code.tsx'
import { parcelsPerPage } from '../features/parcels/paged-parcels.tsx'
import { DeliveredOn, ReceiverParcels } from '../features/parcels/receiver-parcels.tsx'
import { positiveInteger, searchSchema, text, useSearchState } from '../lib/search-params.ts'
import type { ListView } from '../stores/query/query.ts'
import { useDeliveryHistory, useIncomingParcels } from '../stores/parcels.ts'

export default function ReceiverDashboardPage() {
  const [{ q, ...pages }, setSearch] = useSearchState(search)
  const query = { limit: parcelsPerPage, ...(q === '' ? {} : { q }) }
  const incoming = useIncomingParcels({ page: pages.incoming, ...query })
  const history = useDeliveryHistory({ page: pages.history, ...query })
  const searchFor = (words: string) => setSearch({ q: words, incoming: 1, history: 1 }, 'replace')
  const clearSearch = q === '' ? undefined : () => searchFor('')
  // No search for a receiver without parcels.
  const hasNone = q === '' && [incoming, history].every(isEmpty)

  return (
    <>
      <PageHeader isCompact title={t.receiverDashboard} description={t.onItsWayAndArrived} />
      {!hasNone && (
        <Toolbar>
          <SearchBox
            label={common.searchParcels}
            placeholder={t.trackingIdSenderOrAddress}
            value={q}
            onSearch={searchFor}
          />
        </Toolbar>
      )}
      <Stack $gap={10}>
        <ReceiverParcels
          title={t.incomingParcels}
          loading={t.loadingIncomingParcels}
          pagesLabel={t.pagesOfIncomingParcels}
          emptyText={t.noParcelsAtTheMoment}
          view={incoming}
          page={pages.incoming}
          onPage={(page, step) => setSearch({ incoming: page }, step)}
          onClearSearch={clearSearch}
          stub={confirmation}
        />
        {/* Waits until the list above has loaded or failed, since loading it would move this list. */}
        {incoming.status !== 'pending' && (
          <ReceiverParcels
            title={t.deliveryHistory}
            loading={t.loadingDeliveryHistory}
            pagesLabel={t.pagesOfDeliveryHistory}
            emptyText={t.noDeliveryHistoryYet}
            view={history}
            page={pages.history}
            onPage={(page, step) => setSearch({ history: page }, step)}
            onClearSearch={clearSearch}
            stub={deliveredOn}
          />
        )}
      </Stack>
    </>
  )
}

const confirmation = (parcel: Parcel) => (
  <>
    {parcel.handoverCode !== null && <HandoverCode code={parcel.handoverCode} />}
    <ConfirmDeliveryControl parcel={parcel} />
  </>
)
const deliveredOn = ({ updatedAt }: Parcel) => <DeliveredOn updatedAt={updatedAt} />

const isEmpty = ({ status, total }: ListView<Parcel>) => status === 'success' && total === 0

const search = searchSchema({
  q: text(),
  incoming: positiveInteger(1),
  history: positiveInteger(1),
})
