import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { ChevronLeftIcon } from '../ui/icons/icons.tsx'
import { ParcelImport } from '../features/parcel-import/parcel-import.tsx'
import { paths } from '../lib/paths.ts'

export default function SenderImportPage() {
  return (
    <>
      <PageHeader
        title={t.importParcels}
        description={t.manyParcelsFromOneFile}
        actions={
          <LinkButton href={paths.senderParcels()} icon={<ChevronLeftIcon size={18} />}>
            {common.myParcels}
          </LinkButton>
        }
      />
      <ParcelImport />
    </>
  )
}
