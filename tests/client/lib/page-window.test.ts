import { expect, it } from 'vitest'
import { pageWindow } from '../../../src/lib/page-window.ts'

it.each([
  [1, 1, [1]],
  [1, 0, [1]],
  [2, 3, [1, 2, 3]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, 4, 5, 6]],
  [6, 6, [1, 2, 3, 4, 5, 6]],
  [1, 7, [1, 2, 3, 4, 5, 'ellipsis', 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 3, 4, 5, 'ellipsis', 8]],
  [4, 12, [1, 2, 3, 4, 5, 6, 'ellipsis', 12]],
  [5, 12, [1, 'ellipsis', 3, 4, 5, 6, 7, 'ellipsis', 12]],
  [6, 12, [1, 'ellipsis', 4, 5, 6, 7, 8, 'ellipsis', 12]],
  [8, 12, [1, 'ellipsis', 6, 7, 8, 9, 10, 'ellipsis', 12]],
  [12, 12, [1, 'ellipsis', 8, 9, 10, 11, 12]],
  [99, 12, [1, 'ellipsis', 8, 9, 10, 11, 12]],
  [-3, 12, [1, 2, 3, 4, 5, 'ellipsis', 12]],
] as const)('on page %i of %i a person is offered %j', (page, pages, marks) => {
  expect(pageWindow(page, pages)).toEqual(marks)
})

it('another size widens the run around the current page', () => {
  expect(pageWindow(10, 20, 7)).toEqual([1, 'ellipsis', 7, 8, 9, 10, 11, 12, 13, 'ellipsis', 20])
})

it.each([7, 8, 12])(
  'of %i pages, a window of three leaves some out wherever one stands',
  (pages) => {
    for (let page = 1; page <= pages; page += 1) {
      expect(pageWindow(page, pages, 3)).toContain('ellipsis')
    }
  },
)
