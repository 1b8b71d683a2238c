import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { languages } from '../../domain/languages.ts'
import { projectRoot } from '../../server/project-root.ts'
import { builtClient } from './dist.ts'

const { table, closureOf, codeOf, html, preloadOf, read } = builtClient()
const assets = readdirSync(join(projectRoot, 'dist/client/assets'))
const scripts = codeOf(
  assets.filter((name) => name.endsWith('.js')).map((name) => `assets/${name}`),
)
const isDashboard = (path: string) => /^\/(?:admin|sender|receiver)\//.test(path)
const entries = Object.entries(table.pages)
const dashboards = entries.filter(([path]) => isDashboard(path))
const tracked = table.screens.flatMap(({ pattern, page }) =>
  new RegExp(pattern).test('/track/TRK-7H2K-9QXM-3VBT-RD4W') && page ? [page] : [],
)
const whole = [
  ...entries.filter(([path]) => !isDashboard(path)),
  ...tracked.slice(0, 1).map((page) => ['/track/{a parcel}', page] as const),
  ['(not found)', table.notFound] as const,
]
const all = [...whole, ...dashboards, ['(any other screen)', table.shell] as const]

describe.each(whole)('%s, before any script', (path, page) => {
  it('has one heading, its styles and the whole frame', () => {
    const text = html(page)
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
    expect(text).toContain('<div id="root" data-prerendered>')
    expect(text.match(/<style nonce="__NONCE__"/g)).toHaveLength(path === '/' ? 3 : 2)
    expect(text).toContain('data-styled="true"')
    expect(text).not.toContain('<template')
  })

  it('has a style for each class that it uses', () => {
    const text = html(page)
    const css = [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)]
      .map(([, rules]) => rules)
      .join('')
    const generated = [...text.matchAll(/class="([^"]*)"/g)]
      .map(([, names = '']) => names.split(' ').at(-1) ?? '')
      .filter((name) => !css.includes(`.${name}`))
    expect(generated).toEqual([])
  })

  it('gives each styled component the class that the browser will give it', () => {
    const classes = [...html(page).matchAll(/class="([^"]*)"/g)].map(([, names = '']) => names)
    const ids = classes.flatMap((names) =>
      names.split(' ').filter((name) => name.startsWith('sc-')),
    )
    expect(ids.length).toBeGreaterThan(0)
    expect(ids.filter((id) => !scripts.includes(`componentId:\`${id}\``))).toEqual([])
  })
})

it('Every public page has its title', () => {
  const titles = whole.map(([path, page]) => [path, /<title>(.*?)<\/title>/.exec(html(page))?.[1]])
  expect(Object.fromEntries(titles)).toEqual({
    '/': 'Waybill',
    '/about': 'About · Waybill',
    '/contact': 'Contact · Waybill',
    '/track': 'Track a parcel · Waybill',
    '/track/{a parcel}': 'Track a parcel · Waybill',
    '/login': 'Login · Waybill',
    '/register': 'Register · Waybill',
    '(not found)': 'Page not found · Waybill',
  })
})

it('Every dashboard preloads all of its code, and shows the common loading screen', () => {
  expect(dashboards.map(([path]) => path)).toEqual([
    '/admin/users',
    '/admin/parcels',
    '/admin/insights',
    '/admin/system',
    '/sender/parcels',
    '/sender/parcels/import',
    '/sender/addresses',
    '/sender/integrations',
    '/receiver/dashboard',
  ])
  const bodyOf = (text: string) => text.slice(text.indexOf('<body'))
  for (const [, page] of dashboards) {
    expect(bodyOf(html(page))).toBe(bodyOf(html(table.shell)))
    expect(page.preload.slice(0, table.shell.preload.length)).toEqual(table.shell.preload)
    for (const file of page.preload) expect(html(page)).toContain(`href="${file}"`)
  }
})

describe.each(all)('%s', (_, page) => {
  it('lists all chunks of the entry as scripts, the entry last', () => {
    const scripts = [...html(page).matchAll(/<script type="module" crossorigin src="\/([^"]+)">/g)]
    const files = scripts.map(([, file = '']) => file)
    const [entry, ...imports] = closureOf('index.html')
    expect(files.slice(0, -1).toSorted()).toEqual(imports.toSorted())
    expect(files.at(-1)).toBe(entry)
  })

  it('keeps to the content security policy: nonces everywhere, no styles in attributes', () => {
    const text = html(page)
    expect(text).not.toMatch(/<[^>]* style="/)
    expect(text).not.toMatch(/<[^>]* on\w+="/)
    const inline = [...text.matchAll(/<(?:script|style)\b[^>]*>/g)].map(([tag]) => tag)
    const unguarded = inline.filter((tag) => !/nonce="__NONCE__"| src="\/assets\//.test(tag))
    expect(unguarded).toEqual([])
  })
})

it('A page with centered content is hidden until it is complete', () => {
  const waiting = whole.filter(([, page]) =>
    html(page).includes('href="#toasts" blocking="render"'),
  )

  expect(waiting.map(([path]) => path)).toEqual(['/login', '/register', '(not found)'])
})

it('The page of a parcel has its tracking ID in the field only', () => {
  const [page] = tracked
  expect(page && html(page).split('__TRACKING_ID__')).toEqual([
    expect.stringMatching(/<textarea [^>]*name="trackingId"[^>]*>$/),
    expect.stringMatching(/^<\/textarea>/),
  ])
})

it('Only the scan screen may run WebAssembly, and it preloads all of its code', () => {
  const pages = [...entries, ...table.screens.map(({ pattern, page }) => [pattern, page] as const)]
  const allowed = pages.filter(([, page]) => page?.needsWebAssembly === true)
  expect(allowed.map(([where]) => where)).toEqual(['^/admin/scan/?$'])
  const own = closureOf('index.html', 'src/app/area-shell.tsx', 'src/pages/admin-scan-page.tsx')
  for (const [, page] of allowed)
    expect(page && preloadOf(page)).toEqual(expect.arrayContaining(own))
})

it('Only the landing page defers what is below its first view', () => {
  const later = whole.filter(([, page]) => html(page).includes('content-visibility:hidden'))

  expect(later.map(([path]) => path)).toEqual(['/'])
})

it.each(languages)('Every page in %s exists, with every file that it names', (language) => {
  const folder = join(projectRoot, 'dist/client/.pages', language)
  const pages = readdirSync(folder).filter((name) => name.endsWith('.html'))
  expect(pages).toEqual(readdirSync(join(folder, '../en')).filter((name) => name.endsWith('.html')))
  const text = pages.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n')
  const files = new Set([...text.matchAll(/"\/assets\/([^"]+)"/g)].map(([, file = '']) => file))
  expect(files.size).toBeGreaterThan(50)
  expect([...files].filter((file) => !assets.includes(file))).toEqual([])
})

it('Every script and WebAssembly file has a brotli copy with the same content', () => {
  const compressed = assets.filter((name) => /\.(?:js|wasm)$/.test(name))
  expect(compressed.filter((name) => name.endsWith('.wasm'))).toHaveLength(1)
  const broken = compressed.filter((name) => {
    const unpacked = brotliDecompressSync(read(`assets/${name}.br`))
    return !unpacked.equals(read(`assets/${name}`))
  })
  expect(broken).toEqual([])
})
