import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { Manifest } from '../features/label/manifest.tsx'
import { PrintPage } from '../features/label/print-page.tsx'
import { useSession } from '../features/session/session.ts'

export default function AdminManifestPage() {
  const { user } = useSession()
  return (
    <PrintPage
      area="ADMIN"
      title={common.manifest}
      description={t.selectedParcelsOnPaper}
      print={common.printManifest}
    >
      {(parcels) => <Manifest parcels={parcels} madeBy={user?.name ?? user?.email ?? ''} />}
    </PrintPage>
  )
}
