import {
  answerTexts,
  type CodeWithValues,
  type PlainCode,
  type ValuesOfCodes,
} from '../../domain/answer-texts.ts'
import type { Failure } from '../../openapi.d.ts'

/** Why a request is refused, or what is wrong: the code of a text, with the values if it has any. */
export type Reason = PlainCode | ReasonWithValues

type ReasonWithValues = ReasonOf<CodeWithValues>
type ReasonOf<Codes extends CodeWithValues> = {
  [Code in Codes]: { code: Code; values: ValuesOfCodes[Code] }
}[Codes]

/** Error of one field; the answer has its sentence. */
export interface FieldFault {
  path: string
  reason: Reason
}

export const withValues = <Code extends CodeWithValues>(
  code: Code,
  values: ValuesOfCodes[Code],
): ReasonOf<Code> => ({ code, values })

/** A message as answers have it: in English, with its code and values for clients in other languages. */
export type Sentence = Pick<Failure, 'message' | 'messageCode' | 'messageValues'>
export type SentenceCode = Omit<Sentence, 'message'>

/** Looks up the English text; called where an answer is written, and nowhere before. */
export function sentenceOf(reason: Reason): Sentence {
  if (typeof reason === 'string') return { message: plainTexts[reason], messageCode: reason }
  return { message: fillIn(reason), messageCode: reason.code, messageValues: reason.values }
}

const fillIn = <Code extends CodeWithValues>({ code, values }: ReasonOf<Code>): string =>
  textsWithValues[code](values)

const plainTexts: Record<PlainCode, string> = answerTexts
const textsWithValues: { [Code in CodeWithValues]: (values: ValuesOfCodes[Code]) => string } =
  answerTexts

const texts = new Map<string, unknown>(Object.entries(answerTexts))
const isPlainCode = (code: string): code is PlainCode => typeof texts.get(code) === 'string'

export const plainCodes = [...texts.keys()].filter(isPlainCode)
