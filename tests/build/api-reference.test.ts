import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'

const folder = join(projectRoot, 'dist/api-reference')
const read = (file: string) => readFileSync(join(folder, file))
const page = read('index.html').toString()
const scripts = [...page.matchAll(/<script\b[^>]* src="\/api\/docs\/([^"]+)"/g)].map(
  ([, file = '']) => file,
)

describe('The page of the API reference', () => {
  it('loads its own small script and Scalar’s, and has none inline', () => {
    expect(scripts).toEqual([
      expect.stringMatching(/^assets\/index-[\w-]+\.js$/),
      expect.stringMatching(/^assets\/scalar-[\w-]+\.js$/),
    ])
    expect(page.match(/<script\b/g)).toHaveLength(scripts.length)
    expect(page).not.toMatch(/ on\w+="/)
    expect(read(scripts[0] ?? '').length).toBeLessThan(10_000)
  })

  it('mentions no other host, and neither does its script', () => {
    const text = `${page}${read(scripts[0] ?? '').toString()}`
    const addresses = [...text.matchAll(/https?:\/\/[\w.-]+/g)].map(([address]) => address)
    // The name of a picture's XML namespace is not an address that a browser requests.
    expect(addresses.filter((address) => address !== 'http://www.w3.org')).toEqual([])
  })

  it('serves the version of Scalar that package.json names', () => {
    const { devDependencies } = JSON.parse(
      readFileSync(join(projectRoot, 'package.json'), 'utf8'),
    ) as { devDependencies: Record<string, string> }
    const version = devDependencies['@scalar/fastify-api-reference'] ?? 'none'
    expect(read(scripts[1] ?? '').toString()).toContain(version)
  })

  it('has a brotli copy of each script', () => {
    for (const file of scripts) {
      const whole = read(file)
      expect(brotliDecompressSync(read(`${file}.br`)).equals(whole)).toBe(true)
    }
  })
})

it('The client’s assets contain no code of Scalar', () => {
  const assets = join(projectRoot, 'dist/client/assets')
  const files = readdirSync(assets).filter((name) => name.endsWith('.js'))
  const found = files.filter((name) => readFileSync(join(assets, name), 'utf8').includes('scalar-'))
  expect([files.length > 0, found]).toEqual([true, []])
})
