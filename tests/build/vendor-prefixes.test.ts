import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'
import { builtClient } from './dist.ts'

// Words that only the prefixer of stylis contains.
const signs = ['flex-line-pack', 'grid-row-span']

it('No chunk contains the prefixer of stylis', () => {
  const prefixer = readFileSync(join(projectRoot, 'node_modules/stylis/src/Prefixer.js'), 'utf8')
  expect(signs.filter((sign) => prefixer.includes(sign))).toEqual(signs)

  const { read } = builtClient()
  const assets = readdirSync(join(projectRoot, 'dist/client/assets'))
  const withPrefixer = assets
    .filter((name) => name.endsWith('.js'))
    .filter((name) => signs.some((sign) => read(`assets/${name}`).includes(sign)))
  expect(withPrefixer).toEqual([])
})
