import { HandoverSheet } from '../features/parcels/delivery/handover-sheet.tsx'
import { ScanDesk } from '../features/scan/scan-desk.tsx'
import { useSession } from '../features/session/session.ts'
import { useOwnDocument } from '../lib/own-document.ts'
import { paths } from '../lib/paths.ts'

export default function AdminScanPage() {
  const { user } = useSession()
  // Only there may the camera's codes be read.
  useOwnDocument(paths.adminScan())
  return user && <ScanDesk key={user.id} user={user} Handover={HandoverSheet} />
}
