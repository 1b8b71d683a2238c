import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../domain/languages.ts'
import { demoAccounts } from '../server/accounts/users/demo-accounts.ts'
import { demoParcels } from '../server/operations/demo/parcels.ts'
import { demoRuns, demoWaiting } from '../server/operations/demo/runs.ts'
import { readConfig } from '../server/config/config.ts'
import { projectRoot } from '../server/project-root.ts'
import { maxRows } from '../src/features/parcel-import/csv-file.ts'
import { faults } from './faults/faults.ts'

const documents = [
  'README.md',
  'bench/README.md',
  'tests/README.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

describe('A developer who follows the documents', () => {
  it.each(named(/npm (?:run [\w:-]+|start|test)\b/g))('of %s can run `%s`', (_, command) => {
    expect(Object.keys(scripts())).toContain(command.replace(/^npm (run )?/, ''))
  })

  it.each(named(/npx vitest run ([\w./-]+)/g))('of %s finds the tests of `%s`', (_, filter) => {
    expect(testFiles().filter((file) => file.startsWith(filter))).not.toEqual([])
  })

  it.each(named(/(?:npx tsx|node) ([\w./-]+\.m?[jt]s)\b/g))('of %s can run %s', (_, file) => {
    expect(isThere(file)).toBe(true)
  })

  it.each(named(/\]\((?!https?:)([^)\s]+)\)/g))('of %s can follow %s', (document, link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    expect(isThere(target)).toBe(true)
    expect(anchor === undefined || anchorsOf(target).includes(anchor)).toBe(true)
  })

  const path = /`((?:src|server|machines|domain|languages|tests|bench|docs)\/[\w./-]*)`/g
  it.each(named(path))('of %s finds %s', (_, place) => {
    expect(isThere(place)).toBe(true)
  })
})

describe('A newcomer', () => {
  it.each(['server', 'src', 'tests'])('finds every folder of %s among the rooms', (half) => {
    const rooms = read('docs/architecture.md')
    const folders = readdirSync(join(projectRoot, half), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `${half}/${name}/`)
    expect(folders.filter((folder) => !rooms.includes(`| \`${folder}\``))).toEqual([])
  })

  it('reads a README of at most 120 lines', () => {
    expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  })

  it('can log in with the accounts of the README', () => {
    const rows = [...read('README.md').matchAll(/\| (\S+@waybill\.test) +\| `([^`]+)` +\|/g)]
    expect(rows.map(([, email, password]) => ({ email, password }))).toEqual(
      Object.values(demoAccounts).map(({ email, password }) => ({ email, password })),
    )
  })
})

describe('A figure', () => {
  const demoStops = [...demoRuns.flatMap(({ stops }) => stops), ...demoWaiting]
  const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

  it.each([
    ['README.md', /with (\S+) parcels and \S+ runs/, demoParcels.length + demoStops.length],
    ['README.md', /with \S+ parcels and (\S+) runs/, demoRuns.length],
    ['README.md', /CSV file of up to (\S+) parcels/, maxRows],
    ['README.md', /in \[(\S+) languages\]/, languages.length],
    ['docs/architecture.md', /plants (\S+) faults/, faults.length],
  ])('in %s, %s, is right', (document, sentence, actual) => {
    const [, stated = ''] = sentence.exec(read(document)) ?? []
    expect([actual.toLocaleString('en'), words[actual]]).toContain(stated)
  })
})

describe('A developer who walks', () => {
  it.each([
    ['A sender cancels a parcel', 'cancelParcel', 16],
    ['An administrator filters by BLOCKED', 'listParcels', 14],
  ])(
    '“%s” opens few files, each led to by one before, and none is left out',
    (title, word, most) => {
      const walk = found(sectionOf('docs/architecture.md', `### ${title}`), /^\d+\. `([^`]+)`/gm)
      expect(walk.length).toBeLessThanOrEqual(most)
      const unled = walk.filter(
        (file, index) =>
          index > 0 && !walk.slice(0, index).some((before) => importsOf(before).includes(file)),
      )
      // Where imports end, the contract leads on: the operation's name finds its handler.
      expect(unled).toEqual([
        'openapi.yaml',
        'server/http/openapi/authorize.ts',
        expect.stringMatching(/^server\/parcels\/(cancel-parcel|list-parcels)\.ts$/),
      ])
      const named = sourceFiles().filter((file) => new RegExp(`\\b${word}\\b`).test(read(file)))
      expect(named.filter((file) => !walk.includes(file))).toEqual(namedInTables[word])
    },
  )

  /** Tables that name every operation or every query, and what only reads its type. */
  const namedInTables: Record<string, string[]> = {
    cancelParcel: ['server/handlers.ts'],
    listParcels: [
      'server/handlers.ts',
      'server/http/openapi/replica-reads.ts',
      'src/api/query.ts',
      'src/stores/find-parcel.ts',
    ],
  }

  function sourceFiles(): string[] {
    return ['server', 'src'].flatMap((half) =>
      readdirSync(join(projectRoot, half), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => `${half}/${file}`)
        .toSorted(),
    )
  }

  function importsOf(file: string): string[] {
    return found(read(file), /from '(\.[^']+)'/g).map((path) => join(dirname(file), path))
  }
})

describe('An operator', () => {
  it('reads of every setting that the server has, and of no other', () => {
    const settings = sectionOf('docs/operations/settings.md', '## All settings')
    // Code spells out what the setting has in short.
    const known = Object.keys(readConfig({})).map((field) =>
      field
        .replace('TwoFactor', '_2fa')
        .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
        .toUpperCase(),
    )
    expect(found(settings, /^\| `([A-Z0-9_]+)`/gm).toSorted()).toEqual(known.toSorted())
  })
})

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

function named(pattern: RegExp): [document: string, what: string][] {
  return documents.flatMap((document) =>
    found(read(document), pattern).map((what): [string, string] => [document, what]),
  )
}

/** Finds the pattern's group, or without one the whole match, each once. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([all, group]) => group ?? all))]
}

function scripts(): Record<string, string> {
  return (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts
}

function testFiles(): string[] {
  return readdirSync(join(projectRoot, 'tests'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `tests/${file}`)
}

function isThere(path: string): boolean {
  return existsSync(join(projectRoot, path))
}

/** As GitHub names them. */
function anchorsOf(document: string): string[] {
  return found(read(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** From a heading to the next one of any depth. */
function sectionOf(document: string, heading: string): string {
  const [, after = ''] = read(document).split(`\n${heading}\n`)
  return after.split(/\n#+ /)[0] ?? ''
}
