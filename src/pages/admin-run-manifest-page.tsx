import { useParams } from 'wouter'
import { RunManifest } from '../features/runs/run-manifest.tsx'
import { useSession } from '../features/session/session.ts'

export default function AdminRunManifestPage() {
  const { runId } = useParams<{ runId: string }>()
  const { user } = useSession()
  return <RunManifest runId={runId} madeBy={user?.name ?? user?.email ?? ''} />
}
