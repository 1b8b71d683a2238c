import { useParams } from 'wouter'
import { RunView } from '../features/runs/run-view.tsx'

export default function AdminRunPage() {
  const { runId } = useParams<{ runId: string }>()
  return <RunView key={runId} runId={runId} />
}
