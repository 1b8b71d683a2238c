import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { projectRoot } from '../../server/project-root.ts'

interface Lockfile {
  packages: Record<string, { integrity?: string }>
}

type Manifest = Partial<
  Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>
>

const read = (path: string): unknown => JSON.parse(readFileSync(join(projectRoot, path), 'utf8'))

const folders = ['.', 'tests/browser', 'tests/node-versions']

it.each(folders)('npm installs only packages of a known content into %s', (folder) => {
  const { '': _own, ...packages } = (read(`${folder}/package-lock.json`) as Lockfile).packages
  const unknown = Object.entries(packages).filter(
    ([, { integrity = '' }]) => !/^sha512-[\w+/]{86}==$/.test(integrity),
  )
  expect(packages).not.toEqual({})
  expect(unknown).toEqual([])
})

it.each(folders)('npm is asked for exact versions in %s', (folder) => {
  const { dependencies, devDependencies, optionalDependencies } = read(
    `${folder}/package.json`,
  ) as Manifest
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  const loose = asked.filter(
    ([, version]) => !/^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version),
  )
  expect(asked).not.toEqual([])
  expect(loose).toEqual([])
})
