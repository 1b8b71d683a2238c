import type { ReactNode } from 'react'
import type { ParcelStatus } from '../../../openapi.d.ts'
import { statusIcons } from '../../ui/badge/status-icons.tsx'
import { statusTones } from '../../ui/badge/tone.ts'
import type { Tone } from '../../ui/badge/tone.ts'

/** How a status looks to the public: on its way warm, arrived green, stopped red. */
export const statusLook = (status: ParcelStatus): { tone: Tone; icon: ReactNode } => ({
  tone: tones[status],
  icon: statusIcons[status],
})

const tones: Record<ParcelStatus, Tone> = { ...statusTones, BLOCKED: 'danger' }
