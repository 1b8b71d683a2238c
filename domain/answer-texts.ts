import * as moveRefusals from '#texts/moveRefusals.ts'
import * as refusals from '#texts/refusals.ts'
import * as systemWarnings from '#texts/systemWarnings.ts'
import * as webhookFailures from '#texts/webhookFailures.ts'
import * as weightFaults from '#texts/weightFaults.ts'

/** Texts for the codes in answers: in English on the server, in the reader's language in the client. */
export const answerTexts = {
  ...refusals,
  ...moveRefusals,
  ...weightFaults,
  ...systemWarnings,
  ...webhookFailures,
}

type Texts = typeof answerTexts

export type AnswerCode = keyof Texts

/** Values of the texts that have any, by their codes. */
export type ValuesOfCodes = {
  [Code in AnswerCode as Texts[Code] extends string ? never : Code]: Texts[Code] extends (
    values: infer Values,
  ) => string
    ? Values
    : never
}

export type CodeWithValues = keyof ValuesOfCodes

/** Code of a text without values. */
export type PlainCode = Exclude<AnswerCode, CodeWithValues>

/** Reason why a parcel, a delivery or a run cannot be changed. */
export type MoveRefusal = keyof typeof moveRefusals
