import { color } from '../theme/tokens.ts'

export type Tone = 'danger' | 'success' | 'warning' | 'info' | 'neutral'

export const toneColors: Record<Tone, { text: string; soft: string; solid: string }> = {
  danger: { text: color.dangerText, soft: color.dangerSoft, solid: color.dangerSolid },
  success: { text: color.successText, soft: color.successSoft, solid: color.successSolid },
  warning: { text: color.warningText, soft: color.warningSoft, solid: color.warningSolid },
  info: { text: color.infoText, soft: color.infoSoft, solid: color.infoSolid },
  neutral: { text: color.neutralText, soft: color.neutralSoft, solid: color.neutralSolid },
}
