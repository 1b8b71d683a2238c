import { gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { referenceDocument } from '../../../../server/http/api-reference/reference-document.ts'
import { objectAt } from '../../../../server/http/json.ts'
import { contractDocument, contractText } from '../../../../server/http/openapi/contract.ts'
import { refusalBody } from '../../support/answers.ts'
import { apiForFile, apiForTest, folderForFile } from '../../support/for-file.ts'
import { contract } from '../../../../server/contract.ts'

const page = '<!doctype html><title>API reference</title>'
const script = 'console.info("Scalar")'

const client = 'https://parcels.example'
const inFolder = await folderForFile({ 'index.html': page, 'assets/scalar-1.js': script })
const api = await apiForFile({ ALLOWED_ORIGINS: client }, { referenceFolder: inFolder() })

const get = (url: string, headers: InjectOptions['headers'] = {}) =>
  api.app.inject({ url, headers })

const files = [
  ['/api/docs', 'text/html; charset=utf-8', 'no-cache'],
  ['/api/docs/document.json', 'application/json; charset=utf-8', 'no-cache'],
  ['/api/openapi.yaml', 'application/yaml; charset=utf-8', 'public, max-age=3600'],
  ['/api/openapi.json', 'application/json; charset=utf-8', 'public, max-age=3600'],
] as const

describe.each(files)('A developer who opens %s', (url, type, cacheControl) => {
  it('gets it with its content type and cache lifetime', async () => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': type,
      'cache-control': cacheControl,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      vary: 'Origin, Accept-Encoding',
    })
  })

  it('gets only its headers with HEAD', async () => {
    const [whole, head] = [await get(url), await api.app.inject({ method: 'HEAD', url })]
    expect([head.statusCode, head.body]).toEqual([200, ''])
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'])
      expect([name, head.headers[name]]).toEqual([name, whole.headers[name]])
  })

  it('gets the same content compressed', async () => {
    const [whole, small] = [await get(url), await get(url, { 'accept-encoding': 'br, gzip' })]
    expect(small.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(small.rawPayload).toString()).toBe(whole.body)
  })

  it('does not download an unchanged file again', async () => {
    const tag = String((await get(url)).headers.etag)
    for (const known of [tag, tag.replace('W/', ''), `"other", ${tag}`, '*']) {
      const { statusCode, body, headers } = await get(url, { 'if-none-match': known })
      expect([statusCode, body, headers.etag]).toEqual([304, '', tag])
    }
    expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it('finds no address of another host in it', async () => {
    const { body } = await get(url)
    const addresses = [...body.matchAll(/\bhttps?:\/\/[^\s"'<>\\]+/g)].map(([address]) => address)
    // The example of an endpoint is a value to which nothing is sent.
    const example = 'https://shop.example.com/webhooks'
    expect(addresses.filter((address) => !address.startsWith(example))).toEqual([])
  })

  it('cannot change it, and a client on another origin can read it', async () => {
    expect((await api.app.inject({ method: 'POST', url })).statusCode).toBe(404)
    const { headers } = await get(url, { origin: client })
    expect(headers['access-control-allow-origin']).toBe(client)
  })
})

it('Only the page of the reference can run its own scripts and all styles, and nothing else', async () => {
  const policies = new Map<string, unknown>()
  for (const url of ['/api/docs', ...files.slice(1).map(([url]) => url), '/api/user/me'])
    policies.set(url, (await get(url)).headers['content-security-policy'])
  const [own, ...others] = policies.values()
  expect(String(own).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
  expect([...new Set(others)]).toEqual([
    "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  ])
})

it('A browser caches the scripts of the page for good', async () => {
  const { statusCode, headers, body } = await get('/api/docs/assets/scalar-1.js')
  expect([statusCode, body]).toEqual([200, script])
  expect(headers).toMatchObject({
    'content-type': 'application/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

it.each(['/api/docs/assets/none.js', '/api/docs/assets/', '/api/docs/none', '/api/openapi.toml'])(
  'There is nothing at %s',
  async (url) => {
    const { statusCode, headers, body } = await get(url)
    expect([statusCode, JSON.parse(body)]).toEqual([
      404,
      refusalBody('There is nothing at this address'),
    ])
    expect(headers['cache-control']).toBe('no-store')
  },
)

it('A developer who adds a slash is redirected to the page', async () => {
  const { statusCode, headers } = await get('/api/docs/')
  expect([statusCode, headers.location]).toEqual([308, '/api/docs'])
})

it('A developer who has not built the page reads how to build it', async () => {
  const other = await apiForTest({}, { referenceFolder: inFolder('not-there') })
  const { statusCode, body } = await other.app.inject({ url: '/api/docs' })
  expect([statusCode, body]).toEqual([
    503,
    'The API reference is not built yet. Run "npm run build".\n',
  ])
})

it('A program reads the contract as it is in the source, as YAML and as JSON', async () => {
  expect((await get('/api/openapi.yaml')).body).toBe(contractText)
  expect((await get('/api/openapi.json')).json()).toEqual(parse(contractText))
})

describe('The document that the page shows', () => {
  it.each([...contract.operations.values()])('lists the roles of $id', async (operation) => {
    const { id, path, method, roles } = operation
    const { paths } = (await get('/api/docs/document.json')).json<{ paths: unknown }>()
    const described = objectAt(paths, path, method.toLowerCase())
    expect(described['operationId']).toBe(id)
    const [first] = String(described['description']).split('\n\n')
    expect(first).toBe(
      roles === 'PUBLIC'
        ? 'Who may call it: `PUBLIC`, anyone with or without a session.'
        : `Who may call it: ${roles.map((role) => `\`${role}\``).join(', ')}.`,
    )
  })

  it('has every operation of the contract, and changes only the introduction and the operations', async () => {
    const shown = objectAt((await get('/api/docs/document.json')).json())
    const source = objectAt(parse(contractText))
    const { info: _shownInfo, paths: shownPaths, ...rest } = shown
    const { info: _info, paths, ...sourceRest } = source
    expect(rest).toEqual(sourceRest)
    const operationsOf = (all: unknown) =>
      Object.entries(objectAt(all)).flatMap(([path, item]) =>
        Object.keys(objectAt(item)).map((method) => `${method} ${path}`),
      )
    expect(operationsOf(shownPaths)).toEqual(operationsOf(paths))
  })

  it('asks for an API key in a header, and for no session cookie', () => {
    const apiKey = { type: 'http', scheme: 'bearer', description: 'A key of a program.' }
    const components = objectAt(contractDocument, 'components')
    const securitySchemes = { ...objectAt(components, 'securitySchemes'), apiKey }
    const document = referenceDocument(
      {
        ...contractDocument,
        components: { ...components, securitySchemes },
        security: [{ session: [] }, { apiKey: [] }],
      },
      contract,
    )
    expect(objectAt(document, 'info')['description']).toContain(
      '- `apiKey`: the header `Authorization`, with the scheme `bearer`. A key of a program.',
    )
    expect(objectAt(document, 'paths', '/api/user', 'get')['security']).toEqual([{ apiKey: [] }])
    expect(objectAt(document, 'paths', '/api/user', 'post')['security']).toEqual([])
  })

  it('names each way to sign in, and the client that is generated from the contract', async () => {
    const document = objectAt((await get('/api/docs/document.json')).json())
    const introduction = String(objectAt(document, 'info')['description'])
    for (const scheme of Object.keys(objectAt(document, 'components', 'securitySchemes')))
      expect(introduction).toContain(`- \`${scheme}\`: the `)
    for (const words of ['npm run generate', 'openapi-typescript', 'createClient<paths>'])
      expect(introduction).toContain(words)
  })
})
