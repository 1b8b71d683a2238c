import { ScanDesk } from '../features/scan/scan-desk.tsx'
import { useSession } from '../features/session/session.ts'

export default function AdminScanPage() {
  const { user } = useSession()
  return user && <ScanDesk key={user.id} user={user} />
}
