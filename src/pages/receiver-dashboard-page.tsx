import type { Parcel } from '../api/model.ts'
import { PageHeader, Stack } from '../ui/layout/layout.tsx'
import { ConfirmDeliveryControl } from '../features/parcels/confirm-delivery-control.tsx'
import { HandoverCode } from '../features/parcels/handover-code.tsx'
import { parcelsPerPage } from '../features/parcels/paged-parcels.tsx'
import { DeliveredOn, ReceiverParcels } from '../features/parcels/receiver-parcels.tsx'
import { positiveInteger, searchSchema, useSearchState } from '../lib/search-params.ts'
import { useDeliveryHistory, useIncomingParcels } from '../stores/parcels.ts'

export default function ReceiverDashboardPage() {
  const [pages, setSearch] = useSearchState(search)
  const incoming = useIncomingParcels({ page: pages.incoming, limit: parcelsPerPage })
  const history = useDeliveryHistory({ page: pages.history, limit: parcelsPerPage })

  return (
    <>
      <PageHeader
        title="Receiver Dashboard"
        description="What is on its way to you, and what has arrived."
      />
      <Stack $gap={10}>
        <ReceiverParcels
          title="Incoming Parcels"
          emptyText="No parcels at the moment."
          view={incoming}
          page={pages.incoming}
          onPage={(page, step) => setSearch({ incoming: page }, step)}
          stub={confirmation}
        />
        {/* Shown before, it would be pushed away by the list above, which is given up in the end. */}
        {incoming.status !== 'pending' && (
          <ReceiverParcels
            title="Delivery History"
            emptyText="No delivery history yet."
            view={history}
            page={pages.history}
            onPage={(page, step) => setSearch({ history: page }, step)}
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

const search = searchSchema({ incoming: positiveInteger(1), history: positiveInteger(1) })
