import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtClient } from './dist.ts'

const { table, closureOf, codeOf, html, preloadOf, weigh } = builtClient()

const pages: [string, string][] = [
  ['/', 'src/pages/home-page.tsx'],
  ['/about', 'src/pages/about-page.tsx'],
  ['/contact', 'src/pages/contact-page.tsx'],
  ['/track', 'src/pages/track-page.tsx'],
  ['/login', 'src/pages/login-page.tsx'],
  ['/register', 'src/pages/register-page.tsx'],
]

describe('A visitor who comes for the first time', () => {
  it.each(pages)('loads on %s exactly what %s needs first', (path, source) => {
    const preloaded = preloadOf(table.pages[path])

    expect(preloaded.toSorted()).toEqual(closureOf('index.html', source).toSorted())
  })

  // React and its DOM half take 61,000 bytes of these, styled-components 13,000. The total of the
  // other four pages is counted in the browser, by tests/e2e/bytes.spec.ts.
  it.each([
    ['/login', 121_000],
    ['/register', 122_000],
  ])('loads on %s at most %d bytes first', (path, most) => {
    expect(weigh(preloadOf(table.pages[path]))).toBeLessThanOrEqual(most)
  })

  it.each(pages)('loads on %s no code for dialogs, toasts, machines or parsing answers', (path) => {
    const code = codeOf(preloadOf(table.pages[path]))
    const found = Object.entries(notYet).filter(([, sign]) => code.includes(sign))

    // Forms check and send their input with these two.
    const allowed = ['/login', '/register'].includes(path) ? ['zod', 'openapi-fetch'] : []
    expect(found.map(([name]) => name)).toEqual(allowed)
  })

  // Six at a time load over HTTP/1.1, and many small scripts compress badly.
  it.each(pages)('loads on %s at most 14 scripts', (path) => {
    expect(preloadOf(table.pages[path]).length).toBeLessThanOrEqual(14)
  })

  it('loads a linked parcel, from lookup to display, in at most 154,000 bytes', () => {
    const tracked = table.screens.find(({ pattern }) => new RegExp(pattern).test('/track/TRK-1'))
    const preloaded = preloadOf(tracked?.page)
    const lookup = ['src/pages/track-page.tsx', 'src/features/tracking/tracking-flow.tsx']

    expect(preloaded.toSorted()).toEqual(closureOf('index.html', ...lookup).toSorted())
    expect(weigh(preloaded)).toBeLessThanOrEqual(154_000)
  })

  it('sees the whole first view of / in one round trip', () => {
    const home = table.pages['/']
    expect(gzipSync(home ? html(home) : '', { level: 9 }).length).toBeLessThanOrEqual(14_000)
  })
})

describe('A person who is signed in', () => {
  const frame = [
    'index.html',
    'src/app/area-screens.tsx',
    'src/app/area-shell.tsx',
    'src/features/session/session-actor.ts',
  ]
  const lists = [
    'src/pages/admin-parcels-page.tsx',
    'src/pages/sender-parcels-page.tsx',
    'src/pages/receiver-dashboard-page.tsx',
    'src/pages/admin-runs-page.tsx',
  ]
  const others = [
    'src/pages/admin-users-page.tsx',
    'src/pages/admin-insights-page.tsx',
    'src/pages/admin-system-page.tsx',
    'src/pages/admin-run-page.tsx',
    'src/pages/admin-parcel-page.tsx',
    'src/pages/sender-parcel-page.tsx',
    'src/pages/receiver-parcel-page.tsx',
    'src/pages/notification-pages.tsx',
  ]
  const screens = [...lists, ...others]

  it.each([...withLimit(lists, 185_000), ...withLimit(others, 180_000)])(
    'loads %s and its frame in at most %d bytes',
    (page, most) => {
      expect(weigh(closureOf(...frame, page))).toBeLessThanOrEqual(most)
    },
  )

  it.each(screens)('loads %s and its frame in at most 27 scripts', (page) => {
    expect(closureOf(...frame, page).length).toBeLessThanOrEqual(27)
  })

  it.each(screens)('loads no code for dialogs and toasts before %s', (page) => {
    const code = codeOf(closureOf(...frame, page))
    const { notistack, 'floating-ui': floating } = notYet
    expect([notistack, floating].filter((sign) => code.includes(sign))).toEqual([])
  })

  const labels = ['src/pages/admin-label-page.tsx', 'src/pages/sender-label-page.tsx']

  it.each([...withLimit(lists, 28_000), ...withLimit([...others, ...labels], 22_000)])(
    'loads at most %d bytes for %s inside a loaded frame',
    (page, most) => {
      const there = new Set(closureOf(...frame))
      const further = closureOf(page).filter((file) => !there.has(file))
      expect(weigh(further)).toBeLessThanOrEqual(most)
    },
  )
})

describe('The machines page', () => {
  // The page's log, its checklists and its drawings: nothing else has these words.
  const signs = [
    'waybill-events.json',
    'waybill-machine-walks',
    'parcelLifecycle.delivery.REQUESTED',
  ]

  it('has chunks of its own', () => {
    const code = codeOf(closureOf('index.html', 'src/pages/machines-page.tsx'))
    expect(signs.filter((sign) => code.includes(sign))).toEqual(signs)
  })

  it('is in no chunk of another page', () => {
    const others = Object.values(table.pages).flatMap(preloadOf)
    const code = codeOf(new Set(others))
    expect(signs.filter((sign) => code.includes(sign))).toEqual([])
  })
})

function withLimit(sources: readonly string[], most: number): [string, number][] {
  return sources.map((source) => [source, most])
}

/** Words that only these libraries contain. */
const notYet = {
  notistack: 'SnackbarItem',
  'floating-ui': 'data-floating-ui-portal',
  xstate: 'xstate.init',
  zod: 'invalid_union',
  'openapi-fetch': 'parseAs',
}
