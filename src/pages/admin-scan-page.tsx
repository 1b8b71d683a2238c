import type { HandoverSheetProps } from '../features/parcels/delivery/handover-sheet.tsx'
import { ScanStation } from '../features/scan/scan-station.tsx'
import { useSession } from '../features/session/session.ts'
import { useOwnDocument } from '../lib/own-document.ts'
import { paths } from '../lib/paths.ts'
import { usePreload } from '../lib/use-preload.ts'
import { lazyDialog } from '../ui/dialog/dialog.tsx'

export default function AdminScanPage() {
  const { user } = useSession()
  // Only this page's own document is allowed to run the camera's code reader.
  useOwnDocument(paths.adminScan())
  usePreload(prepareHandover)
  return user && <ScanStation key={user.id} user={user} Handover={Handover} />
}

const loadSheet = () => import('../features/parcels/delivery/handover-sheet.tsx')

async function prepareHandover(): Promise<void> {
  const { prepareRecordDelivery } = await loadSheet()
  await prepareRecordDelivery()
}

const LazySheet = lazyDialog<HandoverSheetProps & { open: boolean; onClose: () => void }>(
  async () => (await loadSheet()).HandoverSheet,
)

const Handover = (props: HandoverSheetProps) => (
  <LazySheet
    {...props}
    open
    // Called if the dialog's code cannot be loaded.
    onClose={() => props.onEnd({ state: 'putAside', reason: null })}
  />
)
