import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { demoAccounts } from '../../server/demo/accounts.ts'
import { readEnvironment } from '../../server/config/environment.ts'
import { projectRoot } from '../../server/project-root.ts'

const readme = readFileSync(join(projectRoot, 'README.md'), 'utf8')
const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

describe('A newcomer who follows the README', () => {
  const commands = [...new Set(readme.match(/npm (?:run [\w:]+|start|test)/g))]
  it.each(commands)('can run `%s`', (command) => {
    expect(Object.keys(scripts)).toContain(command.replace(/^npm (run )?/, ''))
  })

  const places = [
    ...new Set(
      [...readme.matchAll(/[`(](\.?(?:src|server|machines|tests|bench)\/[\w./-]*)[`)]/g)].map(
        ([, place]) => place ?? '',
      ),
    ),
  ]
  it.each(places)('finds %s', (place) => {
    expect(existsSync(join(projectRoot, place))).toBe(true)
  })

  it('can log in with the accounts of the table', () => {
    const rows = [...readme.matchAll(/\| (\S+@waybill\.test) +\| `([^`]+)` +\|/g)]
    expect(rows.map(([, email, password]) => ({ email, password }))).toEqual(
      Object.values(demoAccounts).map(({ email, password }) => ({ email, password })),
    )
  })

  it('reads of every setting that the server has', () => {
    const named = new Set([...readme.matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name]) => name))
    const known = Object.keys(readEnvironment({})).map((field) =>
      field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
    )
    expect(known.filter((name) => !named.has(name))).toEqual([])
  })
})
