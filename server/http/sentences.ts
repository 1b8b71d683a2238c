import { answerTexts } from '../../domain/answer-texts.ts'
import type { Failure } from '../../openapi.d.ts'

/** A message with its code and values, by which a client can show it in another language. */
export type Sentence = Pick<Failure, 'message' | 'messageCode' | 'messageValues'>

type Texts = typeof answerTexts

/** Values of the texts that have any, by the codes of the texts. */
type ValuesOf = {
  [Code in keyof Texts as Texts[Code] extends string ? never : Code]: Texts[Code] extends (
    values: infer Values,
  ) => string
    ? Values
    : never
}

export type CodeWithValues = keyof ValuesOf

const textsWithValues: { [Code in CodeWithValues]: (values: ValuesOf[Code]) => string } =
  answerTexts

/** A sentence with values. One without values needs no code here, as its text is looked up. */
export const sentenceOf = <Code extends CodeWithValues>(
  messageCode: Code,
  messageValues: ValuesOf[Code],
): Sentence => ({
  message: textsWithValues[messageCode](messageValues),
  messageCode,
  messageValues,
})

const codes = new Map(
  Object.entries(answerTexts).flatMap(([code, text]) =>
    typeof text === 'string' ? [[text, code] as const] : [],
  ),
)

/** Adds the code of a sentence without values; a text that is not among ours has none. */
export function withCode({
  message,
  messageCode = codes.get(message),
  messageValues,
}: Sentence): Sentence {
  return {
    message,
    ...(messageCode === undefined ? {} : { messageCode }),
    ...(messageValues === undefined ? {} : { messageValues }),
  }
}
