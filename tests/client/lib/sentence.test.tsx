import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { sentence } from '../../../src/lib/sentence.ts'

const stop = <b key="stop">2</b>
const mark = <i key="mark">!</i>

it.each<[name: string, parts: ReactNode[], html: string]>([
  ['words alone', ['On its way'], '<span>On its way</span>'],
  ['an element alone', [stop], '<b>2</b>'],
  [
    'words around an element',
    ['Stop ', stop, ' of 3'],
    '<span>Stop </span><b>2</b><span> of 3</span>',
  ],
  ['parts of one word row', ['Stop ', 2, ' of ', 3, mark], '<span>Stop 2 of 3</span><i>!</i>'],
  ['elements side by side', [stop, mark], '<b>2</b><i>!</i>'],
  ['an empty text', ['', stop, ''], '<b>2</b>'],
  ['nothing', [], ''],
])('puts each of the words of %s in an element of its own', (_name, parts, html) => {
  expect(render(sentence(parts)).container.innerHTML).toBe(html)
})
