import * as moveRefusals from '#texts/moveRefusals.ts'
import * as refusals from '#texts/refusals.ts'
import * as systemWarnings from '#texts/systemWarnings.ts'
import * as webhookFailures from '#texts/webhookFailures.ts'
import * as weightFaults from '#texts/weightFaults.ts'

/** Texts that the codes in answers name; in English on the server, and in a client in its language. */
export const answerTexts = {
  ...refusals,
  ...moveRefusals,
  ...weightFaults,
  ...systemWarnings,
  ...webhookFailures,
}
