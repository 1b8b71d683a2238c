import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies, subset } from 'semver'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { projectRoot } from '../../../server/project-root.ts'
import { fits, nodeAdvice } from '../../../server/start/check-node.mjs'

const manifest = z
  .object({ engines: z.object({ node: z.string() }), scripts: z.record(z.string(), z.string()) })
  .parse(readJson('package.json'))
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      engines: z.object({ node: z.string().optional() }).or(z.array(z.string())).optional(),
      optional: z.boolean().default(false),
    }),
  ),
})

describe('Waybill', () => {
  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['21.7.3', false],
    ['22.12.0', false],
    ['22.13.0', true],
    ['23.11.1', false],
    ['24.0.0', true],
    ['26.3.0', true],
  ])('on Node %s starts: %s', (version, starts) => {
    expect(fits(version)).toBe(starts)
    expect(satisfies(version, manifest.engines.node)).toBe(starts)
  })

  it.each([
    ['20.20.2', '2026-04-30', undefined],
    [
      '20.20.2',
      '2026-05-01',
      'Node 20 has had no security fixes since April 2026. Please install Node 24.',
    ],
    ['22.23.3', '2026-11-27', undefined],
    [
      '22.23.3',
      '2027-05-01',
      'Node 22 has had no security fixes since April 2027. Please install Node 24.',
    ],
    ['24.21.0', '2026-11-27', undefined],
    ['31.0.0', '2030-01-01', undefined],
  ])('on Node %s in %s says: %s', (version, day, advice) => {
    expect(nodeAdvice(version, new Date(day))).toBe(advice)
  })

  // Scalar's packages run only during the build, which works on Node 20; docs/decisions/api.md has
  // the reason.
  it('needs no package that requires another Node version than it does itself', () => {
    const { packages } = lockfile.parse(readJson('package-lock.json'))
    const asking = Object.entries(packages).flatMap(([path, { engines, optional }]) => {
      const wanted = Array.isArray(engines) ? undefined : engines?.node
      const isExcused = optional || path.startsWith('node_modules/@scalar/')
      return wanted === undefined || isExcused ? [] : [{ path, wanted }]
    })
    expect(asking.length).toBeGreaterThan(0)
    expect(asking.filter(({ wanted }) => !subset(manifest.engines.node, wanted))).toEqual([])
  })
})

describe('A developer on an older Node', () => {
  // prepack is `npm run build`.
  /** These scripts check the version in the process that they start. */
  const ownCheck = /^node server\/start\/(?:start|command)\.mjs\b/

  it.each(Object.entries(manifest.scripts).filter(([name]) => name !== 'prepack'))(
    'reads the requirements of `npm run %s` before it loads anything',
    (_, command) => {
      const isChecked = /^node server\/start\/check-(?:node|tools)\.mjs && /.test(command)
      expect(isChecked || ownCheck.test(command)).toBe(true)
    },
  )
})

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))
}
