import * as t from '#texts/names.ts'
import { failureWords } from '../../domain/code-words.ts'

/** Short labels for choosing a reason. */
export const failureLabels = failureWords(t)
