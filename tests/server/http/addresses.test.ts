import { describe, expect, it } from 'vitest'
import { refusalBody } from '../support/answers.ts'
import { apiForFile, apiForTest, folderForFile } from '../support/for-file.ts'

const page = (nonce: string) =>
  `<!doctype html><meta property="csp-nonce" content="${nonce}"><script nonce="${nonce}"></script>`

const inFolder = await folderForFile({
  'index.html': page('__NONCE__'),
  'assets/app-1a2b3c.js': 'export {}',
  'icon.svg': '<svg/>',
  '.vite/manifest.json': '{}',
})
const api = await apiForFile({}, { clientFolder: inFolder() })

const get = (url: string) => api.app.inject({ url })

describe('the pages', () => {
  it.each(['/', '/login', '/admin/users', '/nowhere?page=2', '/index.html', '/apiary'])(
    '%s shows the page with its own nonce',
    async (url) => {
      const [first, second] = [await get(url), await get(url)]
      const nonce = nonceOf(first.body)
      expect(first.statusCode).toBe(200)
      expect(first.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
      })
      expect(nonce).toMatch(/^[\w+/]{22}==$/)
      expect(first.body).toBe(page(nonce))
      const policy = String(first.headers['content-security-policy'])
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(nonceOf(second.body)).not.toBe(nonce)
    },
  )

  it('assets with a hash in their name are cached for good, other files for an hour', async () => {
    const script = await get('/assets/app-1a2b3c.js')
    expect([script.statusCode, script.body]).toEqual([200, 'export {}'])
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers['content-type']).toContain('javascript')
    const icon = await get('/icon.svg')
    expect(icon.headers['cache-control']).toBe('public, max-age=3600')
  })

  it.each([
    '/assets/app-old.js',
    '/assets/',
    '/favicon.ico',
    '/.vite/manifest.json',
    '/.env',
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2fetc/passwd.txt',
  ])('%s is not found and not cached', async (url) => {
    const answer = await get(url)
    expect([403, 404]).toContain(answer.statusCode)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('a page refuses a POST', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/login', payload: {} })
    expect(answer.statusCode).toBe(404)
  })

  it('before the first build, the page says what to do, and the API works', async () => {
    const bare = await apiForTest({}, { clientFolder: inFolder('nothing') })
    const page = await bare.app.inject({ url: '/' })
    expect([page.statusCode, page.body]).toEqual([503, expect.stringContaining('npm run build')])
    const me = await bare.as(null).getCurrentUser({ query: { optional: true } })
    expect(me.status).toBe(200)
  })
})

describe('addresses of the API', () => {
  it.each(['/api', '/api/', '/api/nope', '/api/user/me/', '/api/user/block', '/health/x'])(
    '%s does not exist',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        refusalBody('There is nothing at this address'),
      ])
    },
  )

  it.each([
    ['DELETE', '/api/user', 'POST, GET, HEAD'],
    ['PUT', '/api/parcel', 'GET, POST, HEAD'],
    ['GET', '/api/user/login', 'POST'],
    ['POST', '/api/parcel/track', 'GET, HEAD'],
    ['GET', '/api/user/block/abc', 'PATCH'],
    ['OPTIONS', '/api/user/me', 'GET, PATCH, HEAD'],
  ] as const)('%s %s names the allowed methods', async (method, url, allow) => {
    const answer = await api.app.inject({ method, url, payload: 'x' })
    expect([answer.statusCode, answer.headers['allow']]).toEqual([405, allow])
    expect(answer.json()).toMatchObject({ success: false })
  })

  it('an address that cannot be decoded is refused', async () => {
    const answer = await get('/api/user/block/%zz')
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      refusalBody('The address cannot be read'),
    ])
  })

  it('HEAD answers like GET, without a body', async () => {
    const answer = await api.app.inject({ method: 'HEAD', url: '/api/user/me?optional=true' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
  })
})

const nonceOf = (html: string) => /nonce="([^"]+)"/.exec(html)?.[1] ?? ''
