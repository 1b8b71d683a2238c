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
