import { PageHeader } from '../ui/layout/page-header.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { ChevronLeftIcon } from '../ui/icons/icons.tsx'
import { ParcelImport } from '../features/parcel-import/parcel-import.tsx'
import { paths } from '../lib/paths.ts'

export default function SenderImportPage() {
  return (
    <>
      <PageHeader
        title="Import parcels"
        description="Many parcels from one CSV file, checked row by row before anything is created."
        actions={
          <LinkButton href={paths.senderParcels()} icon={<ChevronLeftIcon size={18} />}>
            My Parcels
          </LinkButton>
        }
      />
      <ParcelImport />
    </>
  )
}
