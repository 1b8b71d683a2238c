import { expect, it } from 'vitest'
import { fixedNotes, noteText } from '../../domain/fixed-notes.ts'
import * as german from '../../languages/texts/de/fixedNotes.ts'

it('A default note is stored in English and shown in German', () => {
  expect(fixedNotes.blockedByAdmin).toBe('Blocked by admin')
  expect(noteText(fixedNotes.blockedByAdmin)).toBe('Blocked by admin')
  expect(noteText(fixedNotes.blockedByAdmin, german)).toBe('Vom Administrator gesperrt')
})

it.each(['Blocked by admin, call first', 'blockedByAdmin', 'constructor', ''])(
  'A note of a user stays as it is: "%s"',
  (note) => {
    expect(noteText(note, german)).toBe(note)
  },
)
