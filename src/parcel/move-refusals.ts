import * as moveRefusals from '#texts/moveRefusals.ts'
import type { MoveRefusal } from '../../domain/answer-texts.ts'

/** Texts for the reasons that the machines give. */
export const moveRefusalTexts: Record<MoveRefusal, string> = { ...moveRefusals }
