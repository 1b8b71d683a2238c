import { expect, it } from 'vitest'
import { answerTexts } from '../../../domain/answer-texts.ts'
import { objectAt } from '../../../server/http/json.ts'
import { sentenceOf, withCode } from '../../../server/http/sentences.ts'
import { contractDocument } from '../../../server/openapi/contract.ts'

it('A sentence is known by its words', () => {
  expect(withCode({ message: 'Parcel not found' })).toEqual({
    message: 'Parcel not found',
    messageCode: 'parcelNotFound',
  })
})

it('A sentence with values tells them, beside its code', () => {
  expect(withCode(sentenceOf('handoverCodeIsWrong', { count: 1 }))).toEqual({
    message: 'The handover code is wrong. 1 try is left.',
    messageCode: 'handoverCodeIsWrong',
    messageValues: { count: 1 },
  })
})

it('A sentence that no catalogue has stands without a code', () => {
  expect(withCode({ message: 'You may see this' })).toEqual({ message: 'You may see this' })
})

it('No two codes have the same sentence', () => {
  const sentences = Object.values(answerTexts).filter((text) => typeof text === 'string')
  expect(sentences.filter((text, index) => sentences.indexOf(text) < index)).toEqual([])
})

it('Every sentence of the contract has a code', () => {
  const sentences = sentencesIn(contractDocument)
  expect(sentences.length).toBeGreaterThan(100)
  expect(sentences.filter((message) => withCode({ message }).messageCode === undefined)).toEqual([])
})

/** The texts of all `x-messages` within. */
function sentencesIn(node: unknown): string[] {
  return Object.entries(objectAt(node)).flatMap(([key, value]) =>
    key === 'x-messages'
      ? Object.values(objectAt(value)).map(String)
      : [value].flat().flatMap(sentencesIn),
  )
}
