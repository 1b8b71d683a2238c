import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { projectRoot } from '../../../../server/project-root.ts'

/** Where requests to other hosts are sent. */
const wayOut = 'server/messaging/outgoing/'

/** Files elsewhere that reach another host, each with the reason. */
const exceptions: Record<string, { uses: string[]; because: string }> = {
  'server/accounts/oidc/provider.ts': {
    uses: ['openid-client'],
    because: 'the library sends every request through fetchWithin, which the settings hand to it',
  },
  'server/accounts/passkeys/verify.ts': {
    uses: ['@simplewebauthn/server', '@simplewebauthn/server/helpers'],
    because: 'the library would look up certificates of an attestation, which is removed before',
  },
  'server/db/check-letters.ts': { uses: ['pg'], because: 'escapes the names in a command' },
  'server/db/connections.ts': { uses: ['pg'], because: 'connects to the database' },
  'server/db/database.ts': {
    uses: ['pg'],
    because: 'reads results of the database by their types',
  },
  'server/messaging/mail/transport.ts': {
    uses: ['nodemailer'],
    because: 'sends emails to the mail server of the operator, which speaks SMTP',
  },
  'server/operations/cli/backup-repository.ts': {
    uses: ['pg'],
    because: 'escapes names of tables',
  },
  'server/operations/cli/restore-repository.ts': {
    uses: ['pg'],
    because: 'escapes names of tables',
  },
  'server/start/install.mjs': {
    uses: ['npm'],
    because: 'npm fetches missing packages when a developer starts from the sources',
  },
}

/** Packages and modules of Node that can reach another host. */
const reaching = new Set([
  '@simplewebauthn/server',
  '@simplewebauthn/server/helpers',
  'node:dgram',
  'node:dns',
  'node:dns/promises',
  'node:http',
  'node:http2',
  'node:https',
  'node:net',
  'node:tls',
  'nodemailer',
  'openid-client',
  'pg',
  'undici',
])

/** What these export that reaches no host. */
const harmless = new Set(['BlockList', 'STATUS_CODES', 'createServer', 'isIP', 'isIPv4', 'isIPv6'])

/** Packages that reach no host as the server and its build use them. */
const quiet = [
  '@fastify/ajv-compiler',
  '@fastify/cookie',
  '@fastify/fast-json-stringify-compiler',
  '@fastify/helmet',
  '@fastify/static',
  '@node-rs/argon2',
  'bowser',
  'fastify',
  'fastify-openapi-glue',
  'negotiator',
  'openapi-typescript',
  'otplib/functional',
  'p-limit',
  'postcode-validator',
  'prom-client',
  'sharp',
  'sql-template-tag',
  'vite',
  'yaml',
  'zod',
]

const globals = new Set(['EventSource', 'WebSocket', 'XMLHttpRequest', 'fetch'])

interface Reach {
  /** Imports and globals that reach another host. */
  uses: string[]
  /** Packages that the file imports. */
  packages: string[]
}

const files = readdirSync(join(projectRoot, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|mjs)$/.test(name) && !/\.d\.m?ts$/.test(name))
  .map((name) => `server/${name}`)
  .toSorted()
const reaches = new Map(
  files.map((file) => [file, reachOf(readFileSync(join(projectRoot, file), 'utf8'))]),
)

describe('The server reaches other hosts', () => {
  it('in one room, and in the files that are named here', () => {
    const elsewhere = files.flatMap((file) => {
      const uses = reaches.get(file)?.uses ?? []
      return uses.length === 0 || file.startsWith(wayOut) ? [] : [[file, uses]]
    })
    const named = Object.entries(exceptions).map(([file, { uses }]) => [file, uses])
    expect(elsewhere).toEqual(named)
  })

  it('from three files of that room', () => {
    const own = files.filter((file) => file.startsWith(wayOut))
    expect(
      own.flatMap((file) => (reaches.get(file)?.uses ?? []).map((use) => [file, use])),
    ).toEqual([
      [`${wayOut}fetch-within.ts`, 'fetch'],
      [`${wayOut}outgoing.ts`, 'undici'],
      [`${wayOut}resolve-name.ts`, 'node:dns/promises'],
    ])
  })

  it('by packages that are known to, and uses no unknown ones', () => {
    const imported = new Set([...reaches.values()].flatMap(({ packages }) => packages))
    const known = new Set([...quiet, ...reaching])
    expect([...imported].filter((name) => !known.has(name))).toEqual([])
    expect(quiet.filter((name) => !imported.has(name))).toEqual([])
  })
})

describe('A way out is noticed', () => {
  it.each([
    ["import { request } from 'node:https'", ['node:https']],
    ["import * as http from 'node:http'", ['node:http']],
    ["import { connect, isIP } from 'node:net'", ['node:net']],
    ["export { request } from 'undici'", ['undici']],
    ["const { request } = await import('undici')", ['undici']],
    ["const tls = require('node:tls')", ['node:tls']],
    ["const answer = await fetch('https://example.com')", ['fetch']],
    ["const answer = await globalThis.fetch('https://example.com')", ['fetch']],
    ["const send = globalThis['fetch']", ['fetch']],
    ['const ask = fetch', ['fetch']],
    ["new WebSocket('wss://example.com')", ['WebSocket']],
    ["runNpm(root, ['ci'])", ['npm']],
    ["import { isIP } from 'node:net'", []],
    ["import { STATUS_CODES, type ServerResponse } from 'node:http'", []],
    ["import type { Agent } from 'undici'", []],
    ["const text = `await fetch('https://example.com')`", []],
    ['const cursor = sql`fetch 500 from backup_rows`', []],
  ])('in %s', (text, uses) => {
    expect(reachOf(text).uses).toEqual(uses)
  })
})

function reachOf(text: string): Reach {
  const source = ts.createSourceFile('a.ts', text, ts.ScriptTarget.Latest, true)
  const uses = new Set<string>()
  const packages = new Set<string>()
  const note = (name: string, isReaching = true) => {
    if (isReaching && reaching.has(name)) uses.add(name)
    if (/^(?!node:)[@\w]/.test(name)) packages.add(name)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !node.importClause?.isTypeOnly)
      note(textOf(node.moduleSpecifier), takesMore(node.importClause?.namedBindings, node))
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.moduleSpecifier)
      note(textOf(node.moduleSpecifier))
    if (ts.isCallExpression(node)) {
      const [first] = node.arguments
      const called = node.expression.getText()
      if (first && ['import', 'require'].includes(called)) note(textOf(first))
      if (called === 'runNpm') uses.add('npm')
    }
    if (ts.isIdentifier(node) && globals.has(node.text) && isOfGlobals(node)) uses.add(node.text)
    if (ts.isElementAccessExpression(node) && node.expression.getText() === 'globalThis') {
      const name = textOf(node.argumentExpression)
      if (globals.has(name)) uses.add(name)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { uses: [...uses].toSorted(), packages: [...packages] }
}

/** True if the import takes more than types and what is harmless. */
function takesMore(
  bindings: ts.NamedImportBindings | undefined,
  { importClause }: ts.ImportDeclaration,
) {
  if (importClause?.name !== undefined || bindings === undefined || ts.isNamespaceImport(bindings))
    return true
  return bindings.elements.some(
    ({ isTypeOnly, name, propertyName }) =>
      !isTypeOnly && !harmless.has((propertyName ?? name).text),
  )
}

/** True unless it names a property, as in `{ fetch: … }` or `cache.fetch`. */
function isOfGlobals(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return parent.expression.getText() === 'globalThis'
  return !(ts.isPropertyAssignment(parent) && parent.name === node)
}

function textOf(node: ts.Expression): string {
  return ts.isStringLiteralLike(node) ? node.text : ''
}
