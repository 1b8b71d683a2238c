import { Manifest } from '../features/label/manifest.tsx'
import { PrintPage } from '../features/label/print-page.tsx'
import { useSession } from '../features/session/session.ts'

export default function AdminManifestPage() {
  const { user } = useSession()
  return (
    <PrintPage
      area="ADMIN"
      title="Manifest"
      description="The selected parcels on paper, to be handed over together."
      print="Print manifest"
    >
      {(parcels) => <Manifest parcels={parcels} madeBy={user?.name ?? user?.email ?? ''} />}
    </PrintPage>
  )
}
