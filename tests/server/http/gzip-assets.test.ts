import { writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { expect, it } from 'vitest'
import { apiForFile, folderForFile } from '../support/for-file.ts'

const script = 'export {}\n'.repeat(1_000)
const asset = { '-1.js': script, '-1.js.br': 'brotli', '-2.js': script, '.png': script }
const inFolder = await folderForFile({
  'index.html': '',
  ...Object.fromEntries(Object.entries(asset).map(([name, text]) => [`assets/a${name}`, text])),
})
const api = await apiForFile({}, { clientFolder: inFolder(), referenceFolder: inFolder() })

const get = (url: string, encoding: string, options: InjectOptions = {}) =>
  api.app.inject({ url, ...options, headers: { 'accept-encoding': encoding, ...options.headers } })

it.each([
  ['/assets/a-1.js', 'gzip, deflate, br', 'br'],
  ['/assets/a-1.js', 'gzip, deflate', 'gzip'],
  ['/assets/a-1.js?again', 'gzip', 'gzip'],
  ['/assets/a-1.js', 'br;q=0, gzip', 'gzip'],
  ['/assets/a-1.js', 'identity', undefined],
  ['/assets/a-1.js', 'gzip;q=0', undefined],
  ['/assets/a.png', 'gzip', undefined],
  // Another spelling would be cached once more.
  ['/api/docs/assets/a%2D1.js', 'gzip', undefined],
  ['/api/docs/assets/a-1.js', 'gzip, deflate, br', 'br'],
  ['/api/docs/assets/a-1.js', 'gzip, deflate', 'gzip'],
])('%s is sent to a browser that accepts %s as %s', async (url, accepted, encoding) => {
  const { statusCode, headers, rawPayload } = await get(url, accepted)
  expect([statusCode, headers['content-encoding']]).toEqual([200, encoding])
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(rawPayload.length),
    vary: expect.stringMatching(/accept-encoding/i),
  })
  const body = encoding === 'gzip' ? gunzipSync(rawPayload) : rawPayload
  expect(body.toString()).toBe(encoding === 'br' ? 'brotli' : script)
})

it('an asset is compressed once', async () => {
  const first = await get('/assets/a-2.js', 'gzip')
  await writeFile(inFolder('assets/a-2.js'), 'changed')
  expect((await get('/assets/a-2.js', 'gzip')).rawPayload).toEqual(first.rawPayload)
  expect((await get('/assets/a-2.js', 'identity')).body).toBe('changed')
})

it('a part of an asset, its headers alone and a missing asset are not compressed', async () => {
  const url = '/assets/a-1.js'
  const part = await get(url, 'gzip', { headers: { range: 'bytes=0-8' } })
  const head = await get(url, 'gzip', { method: 'HEAD' })
  const none = await get('/assets/none.js', 'gzip')
  const answers = [part, head, none].map((answer) => [
    answer.statusCode,
    answer.headers['content-encoding'],
  ])
  expect(answers).toEqual([
    [206, undefined],
    [200, undefined],
    [404, undefined],
  ])
  expect([part.body, head.body]).toEqual(['export {}', ''])
})
