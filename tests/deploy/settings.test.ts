import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { readConfig } from '../../server/config/config.ts'
import { secretNames } from '../../server/config/secret-files.ts'
import { projectRoot } from '../../server/project-root.ts'

const composeFile = z.object({
  services: z.object({
    waybill: z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }),
      environment: z.record(z.string(), z.string()),
    }),
    postgres: z.object({ environment: z.record(z.string(), z.string()) }),
  }),
})
const compose = read('deploy/compose.yaml')
const { services } = composeFile.parse(parse(compose))
const unit = read('deploy/waybill.service')
const install = read('docs/operations/install.md')

describe('An operator who installs Waybill', () => {
  it('finds in compose.yaml only settings that the server knows', () => {
    expect(settings()).toEqual(expect.arrayContaining(Object.keys(services.waybill.environment)))
  })

  it('finds in the unit only settings that the server knows', () => {
    const named = [...unit.matchAll(/^#?Environment=(\w+)=/gm)].map(([, name]) => name)
    expect(named).toContain('DATABASE_URL_FILE')
    expect([...settings(), 'NODE_ENV']).toEqual(expect.arrayContaining(named))
  })

  it('reads about the two variables that compose.yaml requires, and it requires no other', () => {
    const variables = new Set([...compose.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    expect(variables).toEqual(new Set(['POSTGRES_PASSWORD', 'TRUST_PROXY']))
    for (const name of variables) {
      expect(compose).toContain(`\${${name}:?`)
      expect(install).toMatch(new RegExp(`^ *${name}=`, 'm'))
    }
  })

  it('can read about every secret that can come from a file', () => {
    const [, section = ''] = read('docs/operations/settings.md').split('## Secrets in files\n\n')
    for (const name of secretNames) expect(section.split('\n\n')[0]).toContain(`\`${name}_FILE\``)
  })

  it('finds in compose.yaml a Dockerfile that exists, and the address of the database beside it', () => {
    const { build, environment } = services.waybill
    expect(existsSync(join(projectRoot, 'deploy', build.context, build.dockerfile))).toBe(true)
    const url = new URL((environment['DATABASE_URL'] ?? '').replace('${POSTGRES_PASSWORD}', 'ab12'))
    const { POSTGRES_DB, POSTGRES_USER } = services.postgres.environment
    expect([url.username, url.password, url.hostname, url.pathname]).toEqual([
      POSTGRES_USER,
      'ab12',
      'postgres',
      `/${POSTGRES_DB}`,
    ])
  })

  it('finds the file with the database password in .dockerignore', () => {
    expect(install).toContain('`deploy/.env`')
    expect(read('.dockerignore').split('\n')).toContain('**/.env')
  })

  it('finds in the unit the program that the documented command installs', () => {
    const [, prefix = ''] = /npm install --global --prefix (\S+)/.exec(install) ?? []
    expect(unit).toContain(`ExecStart=${prefix}/bin/waybill\n`)
    expect(install).toContain(`${prefix}/lib/node_modules/waybill/deploy/waybill.service`)
  })
})

function settings(): string[] {
  const names = Object.keys(readConfig({})).map((field) =>
    field.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
  )
  return [...names, ...secretNames.map((name) => `${name}_FILE`)]
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}
