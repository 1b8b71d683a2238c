import { cp, mkdir, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import cookie from '@fastify/cookie'
import { fastify, type InjectOptions } from 'fastify'
import { createPageFinder } from '../../../server/http/pages.ts'
import { mountStaticFiles } from '../../../server/http/static-files.ts'
import { folderForFile } from '../support/for-file.ts'

const repeated = 'Every parcel, in plain sight. '.repeat(3_000)
const longPage = (nonce: string, trackingId: string) =>
  `<meta content="${nonce}"><style nonce="${nonce}">${repeated}</style>` +
  `<p>${trackingId}</p>${repeated}—é`

const entry = (name: string, ...preload: string[]) => ({ file: `${name}.html`, preload })
const home = entry('home')
const me = { address: '/api/user/me', needsSession: true }
const track = { address: '/api/parcel/track?trackingId={trackingId}', needsSession: false }
const screens = [
  { pattern: '^/$' },
  { pattern: '^/track/(?<trackingId>TRK-ONE)$', page: entry('one') },
  {
    pattern: '^/track(?:/(?<trackingId>[^/]+?))?/?$',
    page: { ...entry('tracked'), requests: [track] },
  },
  { pattern: '^/long(?:/(?<trackingId>[^/]+))?$', page: entry('long') },
  { pattern: '^/admin/users/?$', page: { ...entry('shell', '/assets/c.js'), requests: [me] } },
  { pattern: '^/headed$', page: entry('headed') },
  { pattern: '^/admin/scan/?$', page: { ...entry('shell'), needsWebAssembly: true } },
]
const table = {
  pages: { '/': entry('home', '/assets/a.js', '/assets/b.js'), '/track': entry('track') },
  screens,
  areas: '^(?:/admin|/sender)(?:/|$)',
  shell: entry('shell'),
  notFound: entry('lost'),
  apiOrigin: null,
}
const inFolder = await folderForFile({
  'index.html': 'template',
  ...Object.fromEntries(
    ['home', 'track', 'tracked', 'shell', 'lost'].flatMap((name) => [
      [`.pages/en/${name}.html`, name],
      [`.pages/de/${name}.html`, name],
    ]),
  ),
  '.pages/de/home.html': 'daheim',
  '.pages/de/table.json': JSON.stringify({ ...table, screens: [], shell: home, notFound: home }),
  '.pages/en/headed.html': '<head></head>',
  '.pages/en/one.html': 'parcel __TRACKING_ID__',
  '.pages/en/long.html': longPage('__NONCE__', '__TRACKING_ID__'),
  '.pages/en/table.json': JSON.stringify(table),
})

describe('The server of pages', () => {
  it.each([
    ['/', 200, 'home'],
    ['/track', 200, 'track'],
    // The page's content depends on the address, so the browser draws it.
    ['/track/TRK-1', 200, 'tracked'],
    ['/track/trk-one', 200, 'parcel trk-one'],
    ['/track/', 200, 'tracked'],
    ['/Track', 200, 'tracked'],
    ['/admin/users', 200, 'shell'],
    ['/nowhere', 404, 'lost'],
    ['/admins', 404, 'lost'],
    ['/Admin/nowhere', 404, 'shell'],
    ['/track/TRK-1/more', 404, 'lost'],
    ['/__proto__', 404, 'lost'],
  ])('answers %s with %i and the page "%s"', (path, status, text) => {
    const page = createPageFinder(inFolder())(path, 'en')
    expect([page?.status, page?.html]).toEqual([status, text])
  })

  it('lists the code that a page needs in its headers', () => {
    expect(createPageFinder(inFolder())('/', 'en')?.preload).toEqual([
      '</assets/a.js>; rel=modulepreload; crossorigin',
      '</assets/b.js>; rel=modulepreload; crossorigin',
    ])
  })

  it.each([
    ['/track/TRK-1', ['/api/parcel/track?trackingId=TRK-1']],
    ['/track/TRK-1/', ['/api/parcel/track?trackingId=TRK-1']],
    // The scripts handle several IDs, IDs that need encoding, and addresses without an ID.
    ['/track/TRK-1,TRK-2', []],
    ['/track/TRK%201', []],
    ['/track/%3E;rel=x', []],
    ['/track/', []],
    ['/admin/users', ['/api/user/me']],
    ['/nowhere', []],
  ])('has the browser preload for %s: %j', (path, addresses) => {
    expect(
      createPageFinder(inFolder())(path, 'en')?.requests.map(({ address }) => address),
    ).toEqual(addresses)
  })

  it.each([
    ['/admin/users', {}, code],
    ['/admin/users', { cookie: 'accessToken=' }, code],
    ['/admin/users', { cookie: 'accessToken=a' }, `${ahead('/api/user/me')}, ${code}`],
    ['/track/TRK-1', {}, ahead('/api/parcel/track?trackingId=TRK-1')],
    ['/nowhere', { cookie: 'accessToken=a' }, undefined],
  ])('answers %s, sent with %o, with the link header %s', async (url, headers, link) => {
    const answer = await open({ url, headers })
    expect([answer.headers['link'], answer.headers['vary']]).toEqual([
      link,
      'Accept-Encoding, Accept-Language, Cookie',
    ])
  })

  it('has no page before the client is built, and one afterwards', async () => {
    const findPage = createPageFinder(inFolder('later'))
    expect(findPage('/', 'en')).toBeUndefined()
    await mkdir(inFolder('later'))
    await writeFile(inFolder('later/index.html'), 'built')
    expect(findPage('/anywhere', 'en')?.html).toBe('built')
  })

  // Only the German client is built here.
  it.each([
    ['de', undefined, 'daheim'],
    ['de-AT, en;q=0.5', undefined, 'daheim'],
    ['en;q=0.5, de;q=0.7', undefined, 'daheim'],
    ['nl, fr;q=0.2', undefined, 'home'],
    ['en', 'language=de', 'daheim'],
    ['de', 'language=en', 'home'],
    ['de', 'language=xx', 'daheim'],
    [undefined, undefined, 'home'],
    ['*', undefined, 'home'],
  ])(
    'answers a visitor who prefers %s and has chosen %s with the page "%s"',
    async (preferred, chosen, text) => {
      const headers = {
        ...(preferred !== undefined && { 'accept-language': preferred }),
        ...(chosen !== undefined && { cookie: chosen }),
      }
      expect((await open({ url: '/', headers })).body).toBe(text)
    },
  )

  it('sends a page in English while its language is still being built', async () => {
    const findPage = createPageFinder(inFolder())
    const read = () => [findPage('/', 'pl')?.html, findPage('/', 'en')?.html]
    expect(read()).toEqual(['home', 'home'])
    await cp(inFolder('.pages/de'), inFolder('.pages/pl'), { recursive: true })
    expect(read()).toEqual(['daheim', 'home'])
  })

  it.each([
    ['/long/TRK-7H2K-9QXM-3VBT-RD4W', 'TRK-7H2K-9QXM-3VBT-RD4W'],
    ['/long/trk-0000-0000-0000-0000', 'trk-0000-0000-0000-0000'],
    ['/long', ''],
    // Only a plain word of the address gets into the page.
    ['/long/%3Cb%3E', ''],
    ['/long/$&', ''],
    ['/long/__NONCE__', ''],
  ])(
    'answers %s with the same page, compressed or not, and a new nonce each time',
    async (url, id) => {
      const nonces = new Set<string>()
      for (const encoding of ['identity', 'gzip', 'deflate, gzip;q=0.5', 'gzip;q=0', '*']) {
        const answer = await open({ url, headers: { 'accept-encoding': encoding } })
        const isCompressed = answer.headers['content-encoding'] === 'gzip'
        const body = isCompressed ? gunzipSync(answer.rawPayload) : answer.rawPayload
        const [, nonce = ''] =
          /'nonce-([^']+)'/.exec(String(answer.headers['content-security-policy'])) ?? []
        expect([encoding, isCompressed]).toEqual([encoding, !/identity|q=0$/.test(encoding)])
        expect(body.toString()).toBe(longPage(nonce, id))
        expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length))
        expect(answer.rawPayload.length < 1_000).toBe(isCompressed)
        nonces.add(nonce)
      }
      expect(nonces.size).toBe(5)
    },
  )

  it('compresses a page without a nonce as well', async () => {
    const answer = await open({ url: '/', headers: { 'accept-encoding': 'gzip' } })
    expect(gunzipSync(answer.rawPayload).toString()).toBe('home')
  })

  it('lets a page send requests to this server only, or also to the host that the client was built for', async () => {
    const policyOf = async () =>
      String((await open({ url: '/' })).headers['content-security-policy'])
        .replaceAll(/'nonce-[^']+'/g, "'nonce'")
        .split('; ')
    const own = await policyOf()
    expect(own).toContain("default-src 'self'")
    expect(own.filter((rule) => rule.startsWith('connect-src'))).toEqual([])

    const file = inFolder('.pages/en/table.json')
    const apiOrigin = 'https://api.example:8443'
    await writeFile(file, JSON.stringify({ ...table, apiOrigin }))
    expect(await policyOf()).toEqual(
      own.flatMap((rule) =>
        rule.startsWith('img-src') ? [rule, `connect-src 'self' ${apiOrigin}`] : [rule],
      ),
    )
    await writeFile(file, JSON.stringify(table))
  })

  it.each([
    ['/admin/scan', true],
    ['/admin/scan?from=menu', true],
    ['/Admin/Scan/', true],
    ['/admin/scan/more', false],
    ['/admin/users', false],
    ['/', false],
    ['/nowhere', false],
  ])('lets %s run WebAssembly: %s', async (url, may) => {
    const policy = String((await open({ url })).headers['content-security-policy'])
    const scripts = policy.split('; ').find((rule) => rule.startsWith('script-src'))
    expect(scripts?.replace(/'nonce-[^']+'/, "'nonce'")).toBe(
      `script-src 'self' 'nonce'${may ? " 'wasm-unsafe-eval'" : ''}`,
    )
    expect(policy).not.toContain("'unsafe-eval'")
  })

  it('mentions the identity provider in a page if there is one', async () => {
    const { body } = await open({ url: '/headed' }, { hasProvider: true })
    expect(body).toBe('<head><meta name="identity-provider"></head>')
    expect((await open({ url: '/headed' })).body).toBe('<head></head>')
  })

  async function open(request: InjectOptions, facts?: { hasProvider: boolean }) {
    const app = fastify()
    void app.register(cookie)
    mountStaticFiles(app, inFolder(), facts)
    const answer = await app.inject(request)
    await app.close()
    return answer
  }
})

const code = '</assets/c.js>; rel=modulepreload; crossorigin'

function ahead(address: string): string {
  return `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`
}
