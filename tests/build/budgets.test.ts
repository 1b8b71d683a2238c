import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { builtClient } from './dist.ts'

const { table, closureOf, codeOf, html, preloadOf, weigh } = builtClient()

// React and its DOM half are 61,000 bytes of each of these, styled-components 13,000.
const pages: [string, string, number][] = [
  ['/', 'src/pages/home-page.tsx', 106_000],
  ['/about', 'src/pages/about-page.tsx', 106_000],
  ['/contact', 'src/pages/contact-page.tsx', 106_000],
  ['/track', 'src/pages/track-page.tsx', 106_000],
  ['/login', 'src/pages/login-page.tsx', 117_000],
  ['/register', 'src/pages/register-page.tsx', 119_000],
]

describe('A visitor who comes for the first time', () => {
  it.each(pages)('to %s loads at once what %s needs, in at most %d bytes', (path, source, most) => {
    const preloaded = preloadOf(table.pages[path])

    expect(preloaded.toSorted()).toEqual(closureOf('index.html', source).toSorted())
    expect(weigh(preloaded)).toBeLessThanOrEqual(most)
  })

  it.each(pages)(
    'to %s loads nothing of dialogs, toasts, machines or checks of answers',
    (path) => {
      const code = codeOf(preloadOf(table.pages[path]))
      const found = Object.entries(notYet).filter(([, sign]) => code.includes(sign))

      // What a form sends is checked, and sent, by these two.
      const allowed = ['/login', '/register'].includes(path) ? ['zod', 'openapi-fetch'] : []
      expect(found.map(([name]) => name)).toEqual(allowed)
    },
  )

  // Six at a time come over HTTP/1.1, and many small ones compress badly.
  it.each(pages)('to %s asks for at most 14 scripts', (path) => {
    expect(preloadOf(table.pages[path]).length).toBeLessThanOrEqual(14)
  })

  it('by the link to a parcel loads all that looks it up and shows it, in at most 154,000 bytes', () => {
    const tracked = table.screens.find(({ pattern }) => new RegExp(pattern).test('/track/TRK-1'))
    const preloaded = preloadOf(tracked?.page)
    const lookup = ['src/pages/track-page.tsx', 'src/features/tracking/tracking-flow.tsx']

    expect(preloaded.toSorted()).toEqual(closureOf('index.html', ...lookup).toSorted())
    expect(weigh(preloaded)).toBeLessThanOrEqual(154_000)
  })

  it('to / sees the whole first view in one round trip', () => {
    const home = table.pages['/']
    expect(gzipSync(home ? html(home) : '', { level: 9 }).length).toBeLessThanOrEqual(14_000)
  })
})

describe('A person who is signed in', () => {
  const frame = ['index.html', 'src/app/area-shell.tsx', 'src/features/session/session-actor.ts']
  const screens = [
    'src/pages/admin-users-page.tsx',
    'src/pages/admin-parcels-page.tsx',
    'src/pages/admin-insights-page.tsx',
    'src/pages/admin-system-page.tsx',
    'src/pages/sender-parcels-page.tsx',
    'src/pages/receiver-dashboard-page.tsx',
    'src/pages/admin-parcel-page.tsx',
    'src/pages/sender-parcel-page.tsx',
    'src/pages/receiver-parcel-page.tsx',
    'src/pages/notification-pages.ts',
  ]

  it.each(screens)('loads %s, with all around it, in at most 167,000 bytes', (page) => {
    expect(weigh(closureOf(...frame, page))).toBeLessThanOrEqual(167_000)
  })

  it.each(screens)('loads %s, with all around it, in at most 30 scripts', (page) => {
    expect(closureOf(...frame, page).length).toBeLessThanOrEqual(30)
  })

  it.each(screens)('loads nothing of dialogs and toasts before %s', (page) => {
    const code = codeOf(closureOf(...frame, page))
    const { notistack, 'floating-ui': floating } = notYet
    expect([notistack, floating].filter((sign) => code.includes(sign))).toEqual([])
  })

  const further = [...screens, 'src/pages/admin-label-page.tsx', 'src/pages/sender-label-page.tsx']

  it.each(further)('comes from another screen to %s with at most 27,500 bytes', (page) => {
    const there = new Set(closureOf(...frame))
    expect(weigh(closureOf(page).filter((file) => !there.has(file)))).toBeLessThanOrEqual(27_500)
  })
})

describe('The machines page', () => {
  // Its log, its checklists and the drawings: nothing else has these words.
  const signs = ['waybill-events.json', 'waybill-machine-walks', 'width:922.1']

  it('has code of its own', () => {
    const code = codeOf(closureOf('index.html', 'src/pages/machines-page.tsx'))
    expect(signs.filter((sign) => code.includes(sign))).toEqual(signs)
  })

  it('is in no other page', () => {
    const others = Object.values(table.pages).flatMap(preloadOf)
    const code = codeOf(new Set(others))
    expect(signs.filter((sign) => code.includes(sign))).toEqual([])
  })
})

/** Words that only these libraries have. */
const notYet = {
  notistack: 'SnackbarItem',
  'floating-ui': 'data-floating-ui-portal',
  xstate: 'xstate.init',
  zod: 'invalid_union',
  'openapi-fetch': 'parseAs',
}
