import { MachineExplorer } from '../features/machines/explorer.tsx'

export default function MachinesPage() {
  return <MachineExplorer />
}
