import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  oneOf,
  oneOfNumbers,
  optionalOneOf,
  positiveInteger,
  readSearch,
  searchSchema,
  text,
  useSearchState,
  writeSearch,
} from '../../../src/lib/search-params.ts'

const schema = searchSchema({
  page: positiveInteger(1),
  size: oneOfNumbers([5, 10], 10),
  sort: oneOf(['name', '-name'], 'name'),
  status: optionalOneOf(['DELIVERED']),
  q: text(),
})

const initial = { page: 1, size: 10, sort: 'name', status: null, q: '' }

describe('An address', () => {
  it.each([
    ['', initial],
    [
      'page=3&size=5&sort=-name&status=DELIVERED&q=har',
      { page: 3, size: 5, sort: '-name', status: 'DELIVERED', q: 'har' },
    ],
    ['page=0&size=7&sort=up&status=LOST', initial],
    ['page=-1', initial],
    ['page=1.5', initial],
    ['page=99999999999', initial],
    ['page=2&page=4', { ...initial, page: 4 }],
    ['other=1&constructor=2&__proto__=3', initial],
  ])('%j is parsed', (search, state) => {
    expect(readSearch(schema, search)).toEqual(state)
  })

  it('is written with the values that differ from the defaults, and keeps unknown parameters', () => {
    expect(writeSearch(schema, 'theme=x&page=2', { page: 3, q: 'a b&c' })).toBe(
      'theme=x&page=3&q=a+b%26c',
    )
    expect(writeSearch(schema, 'page=2&status=DELIVERED', { page: 1, status: null })).toBe('')
  })
})

describe('A person who pages through a list', () => {
  beforeEach(() => window.history.replaceState(null, '', '/list'))

  it('goes back and forward through the pages', async () => {
    render(<List />)
    await next()
    await next()
    expect([shown(), window.location.search]).toEqual(["page 3, search ''", '?page=3'])

    act(() => window.history.back())
    await waitFor(() => expect(shown()).toBe("page 2, search ''"))
    act(() => window.history.back())
    await waitFor(() =>
      expect([shown(), window.location.search]).toEqual(["page 1, search ''", '']),
    )
    act(() => window.history.forward())
    await waitFor(() => expect(shown()).toBe("page 2, search ''"))
  })

  it('types a search without a history entry for each letter', async () => {
    render(<List />)
    await next()
    const steps = window.history.length

    await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'harb')

    expect([shown(), window.location.search]).toEqual(["page 1, search 'harb'", '?q=harb'])
    expect(window.history.length).toBe(steps)
  })

  it('opens a link to one of its pages', () => {
    window.history.replaceState(null, '', '/list?page=4')
    render(<List />)

    expect(shown()).toBe("page 4, search ''")
  })
})

function List() {
  const [{ page, q }, setSearch] = useSearchState(schema)
  return (
    <>
      <output>{`page ${page}, search '${q}'`}</output>
      <button type="button" onClick={() => setSearch({ page: page + 1 })}>
        Next
      </button>
      <input
        aria-label="Search"
        value={q}
        onChange={(event) => setSearch({ q: event.target.value, page: 1 }, 'replace')}
      />
    </>
  )
}
const shown = () => screen.getByRole('status').textContent
const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }))
