import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { markUntranslated } from '../../../src/lib/mark-untranslated.ts'

it('an untranslated text, even if added later, gets lang="en" until another text replaces it', async () => {
  document.body.innerHTML = '<p>Close</p><p>Close <b>Schließen</b></p>'
  const [alone, mixed] = document.querySelectorAll('p')
  markUntranslated(['Close', 'Try again'])
  expect(alone?.lang).toBe('en')
  expect(mixed?.lang).toBe('')

  const later = document.body.appendChild(document.createElement('button'))
  const text = later.appendChild(new Text('Try again'))
  await waitFor(() => expect(later.lang).toBe('en'))
  text.nodeValue = 'Noch einmal'
  await waitFor(() => expect(later.lang).toBe(''))
})
