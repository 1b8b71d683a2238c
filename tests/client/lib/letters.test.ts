import { expect, it, vi } from 'vitest'
import { compareTexts, searchFor } from '../../../src/lib/letters.ts'

vi.mock('#texts/language.ts', () => ({ language: 'es' }))

it('A Spanish reader finds ñ after n', () => {
  expect(['Nuñar', 'Nunez', 'Amaro'].toSorted(compareTexts)).toEqual(['Amaro', 'Nunez', 'Nuñar'])
})

it('A reader finds numbers sorted by value, and ignoring case', () => {
  const names = ['Dock 10', 'dock 2', 'Dock 1']
  expect(names.toSorted(compareTexts)).toEqual(['Dock 1', 'dock 2', 'Dock 10'])
})

it.each([
  ['', true],
  ['nuñez', true],
  ['MADRID nuñ', true],
  ['nuñez'.normalize('NFD'), true],
  ['nunez  calle mayor', true],
  [',', true],
  ['nuñez paris', false],
])('A search for “%s” finds NUÑEZ in Madrid: %s', (query, isFound) => {
  expect(searchFor(query)('NUÑEZ, Calle Mayor 1, Madrid')).toBe(isFound)
})
