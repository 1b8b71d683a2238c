import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  answerAsset,
  answerPage,
  keepLoaded,
  keepShell,
  kindOf,
} from '../../../src/worker/rules.ts'

const origin = 'https://waybill.test'
let network: Record<string, () => Promise<Response>>
let cache: Cache

beforeEach(() => {
  network = {}
  cache = emptyCache()
  vi.stubGlobal('location', { origin })
  vi.stubGlobal('fetch', (request: Request | string) => {
    const { pathname } = new URL(typeof request === 'string' ? request : request.url, origin)
    return network[pathname]?.() ?? Promise.reject(new TypeError('Failed to fetch'))
  })
})

describe('The worker leaves to the browser', () => {
  it.each([
    ['calls of the API', '/api/parcel/me', 'cors'],
    ['the API reference', '/api/docs/', 'navigate'],
    ['the server’s health', '/health/ready', 'navigate'],
    ['a file', '/manifest.webmanifest', 'navigate'],
    ['another host', 'https://elsewhere.test/assets/a.js', 'cors'],
  ] as const)('%s', (_, address, mode) => {
    expect(kindOf({ method: 'GET', mode, url: new URL(address, origin).href })).toBe('other')
  })

  it('a submitted form', () => {
    expect(kindOf({ method: 'POST', mode: 'navigate', url: `${origin}/login` })).toBe('other')
  })
})

describe('A page', () => {
  it('comes from the network, or offline from the cache of the last visit', async () => {
    network['/about'] = page('About, first')
    await open('/about')
    network['/about'] = page('About, second')
    expect(await open('/about?from=mail')).toBe('About, second')

    network = {}
    expect(await open('/about/')).toBe('About, second')
  })

  it('comes from the cache if the network is too slow', async () => {
    network['/about'] = page('About')
    await open('/about')
    network['/about'] = () => new Promise(() => {})
    vi.useFakeTimers()
    const opened = open('/about')
    await vi.advanceTimersByTimeAsync(4_000)
    vi.useRealTimers()
    expect(await opened).toBe('About')
  })

  it('is replaced by the shell offline if it was never opened', async () => {
    await keepTheShell()
    expect(await open('/receiver/dashboard')).toBe('Shell')
  })

  it('serves as the shell if it is the courier’s, whose area is a single page', async () => {
    network['/courier'] = page('Run')
    await open('/courier')
    network['/couriers'] = page('Elsewhere')
    await open('/couriers')
    network = {}
    expect(await open('/courier')).toBe('Run')
    expect(await open('/sender/parcels')).toBe('Run')
  })

  it.each(['/track', '/track/TRK-1', '/about'])(
    'for visitors is replaced by the shell offline until it is opened, and a parcel’s page even then: %s',
    async (path) => {
      await keepTheShell()
      expect(await open(path)).toBe('Shell')

      network[path] = page('Its own')
      await open(path)
      network = {}
      expect(await open(path)).toBe(path === '/track/TRK-1' ? 'Shell' : 'Its own')
    },
  )

  it('is cached apart from the shell if it is the scan page', async () => {
    await keepTheShell()
    await expect(open('/admin/scan')).rejects.toThrow('Failed to fetch')

    network['/ADMIN/scan/'] = page('Scan')
    await open('/ADMIN/scan/')
    network = {}
    expect(await open('/admin/scan')).toBe('Scan')
    expect(await open('/admin/users')).toBe('Shell')
  })

  it.each([
    ['is the page of one parcel', '/track/TRK-1', page('A parcel')],
    ['failed to load', '/sender/import', page('Away', 503)],
    ['is not a page', '/sender/import', asset('{}', 'application/json')],
  ])('does not become the shell if it %s', async (_, path, answer) => {
    await keepTheShell()
    network[path] = answer
    await open(path)
    network = {}
    expect(await open('/sender/parcels')).toBe('Shell')
  })
})

describe('An asset', () => {
  it('is fetched once', async () => {
    network['/assets/a.js'] = asset('let a')
    await load('/assets/a.js')
    network = {}
    expect(await load('/assets/a.js')).toBe('let a')
  })

  it('is not cached if it no longer exists and the server sends the start page instead', async () => {
    network['/assets/a.js'] = page('Start')
    await load('/assets/a.js')
    network['/assets/a.js'] = asset('let a')
    expect(await load('/assets/a.js')).toBe('let a')
  })

  it('is cached if it was loaded before the worker; API answers are not', async () => {
    network['/assets/a.js'] = asset('let a')
    network['/about'] = page('About')
    network['/api/parcel/me'] = asset('[]', 'application/json')
    const loaded = ['/about', '/assets/a.js', '/api/parcel/me'].map((path) => origin + path)
    await keepLoaded(loaded, cache)

    network = {}
    expect(await load('/assets/a.js')).toBe('let a')
    expect(await open('/about')).toBe('About')
    expect(await cache.match(`${origin}/api/parcel/me`)).toBeUndefined()
  })
})

/** Caches the shell, then takes the network away. */
async function keepTheShell() {
  network['/sender/parcels'] = page('Shell')
  await keepShell(cache)
  network = {}
}

const open = (path: string) => textOf(answerPage, path)
const load = (path: string) => textOf(answerAsset, path)

async function textOf(answer: typeof answerPage, path: string): Promise<string> {
  const work: Promise<unknown>[] = []
  const later = (one: Promise<unknown>) => void work.push(one)
  const response = await answer(new Request(origin + path), cache, later)
  await Promise.all(work)
  return response.text()
}

function page(text: string, status = 200) {
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  return async () => new Response(text, { status, headers })
}

function asset(text: string, type = 'text/javascript') {
  return async () => new Response(text, { headers: { 'content-type': type } })
}

function emptyCache(): Cache {
  const kept = new Map<string, Response>()
  const urlOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, origin).href
  const unused = () => Promise.reject(new Error('The worker does not use this'))
  return {
    match: async (request) => kept.get(urlOf(request))?.clone(),
    put: async (request, response) => void kept.set(urlOf(request), response),
    add: unused,
    addAll: unused,
    delete: unused,
    keys: unused,
    matchAll: unused,
  }
}
