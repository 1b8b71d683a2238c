import { Workbench } from '../features/machines/workbench.tsx'

export default function MachinesPage() {
  return <Workbench />
}
