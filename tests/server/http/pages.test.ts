import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import cookie from '@fastify/cookie'
import { fastify } from 'fastify'
import { mountFace } from '../../../server/http/static-files.ts'
import { pageBody } from '../../../server/http/page-body.ts'
import { pagesIn } from '../../../server/http/pages.ts'

const nonce = 'AbCdEfGhIjKlMnOpQrStUv=='
const other = 'zyxwvutsrqponmlkjihgfe=='

it('somebody reads the same page, compressed or not, with a nonce of their own', () => {
  const repeated = 'Every parcel, in plain sight. '.repeat(3_000)
  const html = `<meta content="__NONCE__"><style nonce="__NONCE__">${repeated}</style>${repeated}—é`
  const body = pageBody(html)

  for (const one of [nonce, other]) {
    const plain = body.plain({ nonce: one })
    expect(plain).toBe(html.replaceAll('__NONCE__', one))
    expect(gunzipSync(body.gzip({ nonce: one })).toString()).toBe(plain)
  }
  expect(body.gzip({ nonce }).length).toBeLessThan(1_000)
})

it('somebody who follows a link reads its tracking ID in the page', () => {
  const repeated = '<label>Tracking ID</label>'.repeat(500)
  const body = pageBody(`__NONCE__${repeated}<p>__TRACKING_ID__</p>${repeated}`)

  for (const trackingId of ['TRK-7H2K-9QXM-3VBT-RD4W', 'trk-0000-0000-0000-0000']) {
    const plain = body.plain({ nonce, trackingId })
    expect(plain).toBe(`${nonce}${repeated}<p>${trackingId}</p>${repeated}`)
    expect(gunzipSync(body.gzip({ nonce, trackingId })).toString()).toBe(plain)
  }
})

it('a page without a place for a nonce is compressed all the same', () => {
  expect(gunzipSync(pageBody('<p>Hello</p>').gzip({ nonce })).toString()).toBe('<p>Hello</p>')
})

describe('Somebody who opens', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'waybill-pages-'))
    await mkdir(join(folder, '.pages'))
    const write = (file: string, text: string) => writeFile(join(folder, file), text)
    await write('index.html', 'template')
    for (const name of ['home', 'track', 'tracked', 'shell', 'lost'])
      await write(`.pages/${name}.html`, name)
    await write('.pages/one.html', 'parcel __TRACKING_ID__')
    const entry = (name: string, ...preload: string[]) => ({ file: `${name}.html`, preload })
    const me = { address: '/api/user/me', needsSession: true }
    const track = { address: '/api/parcel/track?trackingId={trackingId}', needsSession: false }
    await write(
      '.pages/table.json',
      JSON.stringify({
        pages: { '/': entry('home', '/assets/a.js', '/assets/b.js'), '/track': entry('track') },
        screens: [
          { pattern: '^/$' },
          { pattern: '^/track/(?<trackingId>TRK-ONE)$', page: entry('one') },
          {
            pattern: '^/track(?:/(?<trackingId>[^/]+?))?/?$',
            page: { ...entry('tracked'), asks: [track] },
          },
          { pattern: '^/admin/users/?$', page: { ...entry('shell', '/assets/c.js'), asks: [me] } },
        ],
        shell: entry('shell'),
        notFound: entry('lost'),
      }),
    )
  })
  afterAll(() => rm(folder, { recursive: true }))

  it.each([
    ['/', 200, 'home'],
    ['/track', 200, 'track'],
    // What the page would say depends on the address, so the browser draws it.
    ['/track/TRK-1', 200, 'tracked'],
    ['/track/trk-one', 200, 'parcel trk-one'],
    ['/track/', 200, 'tracked'],
    ['/Track', 200, 'tracked'],
    ['/admin/users', 200, 'shell'],
    ['/nowhere', 404, 'lost'],
    ['/track/TRK-1/more', 404, 'lost'],
    ['/__proto__', 404, 'lost'],
  ])('%s gets %i and the page "%s"', (path, status, text) => {
    const page = pagesIn(folder)(path)
    expect([page?.status, page?.body.plain({ ...page.values, nonce })]).toEqual([status, text])
  })

  it('a page learns at once which code it needs', () => {
    expect(pagesIn(folder)('/')?.preload).toEqual([
      '</assets/a.js>; rel=modulepreload; crossorigin',
      '</assets/b.js>; rel=modulepreload; crossorigin',
    ])
  })

  it.each([
    ['/track/TRK-1', ['/api/parcel/track?trackingId=TRK-1']],
    ['/track/TRK-1/', ['/api/parcel/track?trackingId=TRK-1']],
    // Several at once, what needs to be encoded, and none at all are left to the scripts.
    ['/track/TRK-1,TRK-2', []],
    ['/track/TRK%201', []],
    ['/track/%3E;rel=x', []],
    ['/track/', []],
    ['/admin/users', ['/api/user/me']],
    ['/nowhere', []],
  ])('%s asks ahead for %j', (path, addresses) => {
    expect(pagesIn(folder)(path)?.asks.map(({ address }) => address)).toEqual(addresses)
  })

  it.each([
    ['/admin/users', {}, code],
    ['/admin/users', { cookie: 'accessToken=' }, code],
    ['/admin/users', { cookie: 'accessToken=a' }, `${code}, ${ahead('/api/user/me')}`],
    ['/track/TRK-1', {}, ahead('/api/parcel/track?trackingId=TRK-1')],
    ['/nowhere', { cookie: 'accessToken=a' }, undefined],
  ])('%s with %o is told to fetch: %s', async (url, headers, link) => {
    const app = fastify()
    void app.register(cookie)
    mountFace(app, folder)

    const answer = await app.inject({ url, headers })
    await app.close()
    expect([answer.headers['link'], answer.headers['vary']]).toEqual([
      link,
      'Accept-Encoding, Cookie',
    ])
  })

  it('a face that is not built gets nothing, and the page once it is', async () => {
    const pageAt = pagesIn(join(folder, 'later'))
    expect(pageAt('/')).toBeUndefined()
    await mkdir(join(folder, 'later'))
    await writeFile(join(folder, 'later/index.html'), 'built')
    expect(pageAt('/anywhere')?.body.plain({ nonce })).toBe('built')
  })
})

const code = '</assets/c.js>; rel=modulepreload; crossorigin'

function ahead(address: string): string {
  return `<${address}>; rel=preload; as=fetch; crossorigin=use-credentials`
}
