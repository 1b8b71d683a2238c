import { color } from '../theme/tokens.ts'

export type Tone = 'danger' | 'success' | 'warning' | 'info' | 'neutral'

export const toneColors: Record<Tone, { text: string; soft: string; solid: string }> = {
  danger: { text: color.dangerText, soft: color.dangerSoft, solid: color.dangerSolid },
  success: { text: color.successText, soft: color.successSoft, solid: color.successSolid },
  warning: { text: color.warningText, soft: color.warningSoft, solid: color.warningSolid },
  info: { text: color.infoText, soft: color.infoSoft, solid: color.infoSolid },
  neutral: { text: color.neutralText, soft: color.neutralSoft, solid: color.neutralSolid },
}

/** The colours of the receiver's screen, where the specification names them. */
export const statusTones = {
  REQUESTED: 'info',
  APPROVED: 'info',
  DISPATCHED: 'warning',
  IN_TRANSIT: 'warning',
  DELIVERED: 'success',
  CANCELED: 'danger',
  BLOCKED: 'neutral',
  UNBLOCKED: 'neutral',
} as const satisfies Record<string, Tone>
