import { expect, it } from 'vitest'
import { answerTexts } from '../../../domain/answer-texts.ts'
import { objectAt } from '../../../server/http/json.ts'
import { plainCodes, sentenceOf, withValues } from '../../../server/http/sentences.ts'
import { contractDocument } from '../../../server/http/openapi/contract.ts'

it('a code is translated into English', () => {
  expect(sentenceOf('parcelNotFound')).toEqual({
    message: 'Parcel not found',
    messageCode: 'parcelNotFound',
  })
})

it('a sentence with values has them inserted, beside its code', () => {
  expect(sentenceOf(withValues('handoverCodeIsWrong', { count: 1 }))).toEqual({
    message: 'The handover code is wrong. 1 try is left.',
    messageCode: 'handoverCodeIsWrong',
    messageValues: { count: 1 },
  })
})

it('no two codes have the same sentence', () => {
  const sentences = Object.values(answerTexts).filter((text) => typeof text === 'string')
  expect(sentences.filter((text, index) => sentences.indexOf(text) < index)).toEqual([])
})

it('every message of the contract is a code of a text without values', () => {
  const known: string[] = plainCodes
  const named = codesIn(contractDocument)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((code) => !known.includes(code))).toEqual([])
})

/** The codes in all `x-messages` within this part of the contract. */
function codesIn(node: unknown): string[] {
  return Object.entries(objectAt(node)).flatMap(([key, value]) =>
    key === 'x-messages'
      ? Object.values(objectAt(value)).map(String)
      : [value].flat().flatMap(codesIn),
  )
}
