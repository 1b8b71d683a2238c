import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { languages } from '../domain/languages.ts'
import { demoAccounts } from '../server/accounts/users/demo-accounts.ts'
import { demoParcels } from '../server/operations/demo/parcels.ts'
import { demoRuns, demoWaiting } from '../server/operations/demo/runs.ts'
import { readConfig } from '../server/config/config.ts'
import { variables } from '../server/config/variables.ts'
import { projectRoot } from '../server/project-root.ts'
import { version } from '../server/version.ts'
import { maxRows } from '../src/features/parcel-import/csv-file.ts'
import { faults } from './faults/faults.ts'
import { filesCalledFrom } from './support/call-graph.ts'
import type { Start, Step } from './support/call-graph.ts'

const documents = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  'tests/README.md',
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

describe('A developer who follows the documents', () => {
  it.each(named(/npm (?:run [\w:-]+|start|test)\b/g))('%s: can run `%s`', (_, command) => {
    expect(Object.keys(scripts())).toContain(command.replace(/^npm (run )?/, ''))
  })

  it.each(named(/npx vitest run ([\w./-]+)/g))('%s: finds the tests of `%s`', (_, filter) => {
    expect(testFiles().filter((file) => file.startsWith(filter))).not.toEqual([])
  })

  it.each(named(/(?:npx tsx|node) ([\w./-]+\.m?[jt]s)\b/g))('%s: can run %s', (_, file) => {
    expect(isThere(file)).toBe(true)
  })

  it.each(named(/\]\((?!https?:)([^)\s]+)\)/g))('%s: can follow %s', (document, link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    expect(isThere(target)).toBe(true)
    expect(anchor === undefined || anchorsOf(target).includes(anchor)).toBe(true)
  })

  const path = /`((?:src|server|machines|domain|languages|tests|bench|docs)\/[\w./-]*)`/g
  it.each(named(path))('%s: finds %s', (_, place) => {
    expect(isThere(place)).toBe(true)
  })
})

it('The newest version of the changelog is the one of the package', () => {
  const [, newest] = /^## (\S+) /m.exec(read('CHANGELOG.md')) ?? []
  expect(newest).toBe(version)
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
  /** From the component to the call, and from the handler to the rows and back. */
  const walks: [title: string, room: string, ...starts: Start[]][] = [
    [
      'A sender cancels a parcel',
      'server/parcels/',
      { file: 'src/features/parcels/cancel-parcel-control.tsx', name: 'CancelParcelControl' },
      { file: 'server/parcels/cancel-parcel.ts', name: 'cancelParcel' },
    ],
    [
      'An administrator filters by BLOCKED',
      'server/parcels/',
      { file: 'src/features/parcels/use-parcel-search.ts', name: 'useParcelSearch' },
      { file: 'src/stores/parcels.ts', name: 'useAllParcels' },
      { file: 'server/parcels/list-parcels.ts', name: 'listParcels' },
    ],
    [
      'A planner moves a stop to another run',
      'server/runs/',
      {
        file: 'src/features/runs/stops.tsx',
        name: 'Stops',
        only: ['StopBar', 'useRunChanges', 'moveRunStops'],
      },
      { file: 'server/runs/plan-run.ts', name: 'moveRunStops' },
    ],
  ]

  it.each(walks)('“%s” opens every file that a call leads to', (title, room, ...starts) => {
    const stepAt = (file: string): Step => {
      if (everywhere.some((place) => file.startsWith(place))) return 'skip'
      return file.startsWith('server/') && !file.startsWith(room) ? 'stop' : 'follow'
    }
    const called = starts.map((start) => filesCalledFrom(start, stepAt))
    const isOfServer = ([file = '']: string[]) => file.startsWith('server/')
    const files = [
      ...called.filter((part) => !isOfServer(part)).flat(),
      'openapi.yaml',
      ...called.filter(isOfServer).flat(),
    ]
    const walk = found(sectionOf('docs/architecture.md', `### ${title}`), /^\d+\. `([^`]+)`/gm)
    expect(walk).toEqual([...new Set(files)])
  })

  /** Left out because every call uses it, as the document says above the walks. */
  const everywhere = [
    'src/ui/',
    'src/lib/',
    'src/stores/query/',
    'languages/',
    'domain/',
    'machines/slow.ts',
    ...[
      'client',
      'send',
      'envelope',
      'coercion',
      'api-error',
      'offline-answers',
      'field-errors',
    ].map((name) => `src/api/${name}.ts`),
    ...['http', 'db', 'events', 'config'].map((room) => `server/${room}/`),
  ]
})

describe('An operator', () => {
  it('finds every setting of the server in the documents, and no other', () => {
    const settings = sectionOf('docs/operations/settings.md', '## All settings')
    const names = Object.keys(variables.shape).toSorted()
    expect(found(settings, /^\| `([A-Z0-9_]+)`/gm).toSorted()).toEqual(names)
    // The code writes out names that the settings abbreviate.
    const read = Object.keys(readConfig({})).map((field) =>
      field
        .replace('TwoFactor', '_2fa')
        .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
        .toUpperCase(),
    )
    expect(read.toSorted()).toEqual(names)
  })
})

describe('A threat in the security document', () => {
  const threats = rowsBelow('docs/security.md', '## Threats', '## What is stored, and how')

  it('is in one of the tables', () => {
    expect(threats.length).toBeGreaterThan(80)
    expect(new Set(threats.map(([threat]) => threat)).size).toBe(threats.length)
  })

  it.each(threats)('“%s” is met by one file, and held by one test', (_, ...cells) => {
    const [done, files = '', tests = '', left] = cells
    expect([done, left]).not.toContain('')
    const [file = '', test = ''] = [files, tests].map(onlyLinkIn)
    expect(file).toMatch(/^(?!tests\/)./)
    expect(isThere(file)).toBe(true)
    expect(testFiles().concat(browserTests())).toContain(test)
  })
})

/** Cells of the tables between two headings, without the titles of their columns. */
function rowsBelow(document: string, from: string, to: string): [string, ...string[]][] {
  const [, after = ''] = read(document).split(`\n${from}\n`)
  const [part = ''] = after.split(`\n${to}\n`)
  return part.split('\n').flatMap((line, index, lines): [string, ...string[]][] => {
    const isRow =
      line.startsWith('| ') && !line.startsWith('| -') && !lines[index + 1]?.startsWith('| -')
    if (!isRow) return []
    const [threat = '', ...cells] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    return [[threat, ...cells]]
  })
}

/** Path from the project's root that a cell links to, if that is all that it has; else nothing. */
function onlyLinkIn(cell: string): string {
  const [, text, path] = /^\[([^\]]+)\]\(\.\.\/([^)]+)\)$/.exec(cell) ?? []
  return text === path ? (path ?? '') : ''
}

function read(path: string): string {
  return readFileSync(join(projectRoot, path), 'utf8')
}

function named(pattern: RegExp): [document: string, what: string][] {
  return documents.flatMap((document) =>
    found(read(document), pattern).map((what): [string, string] => [document, what]),
  )
}

/** Finds each match of the pattern's group, or of the whole pattern if it has none, once. */
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

function browserTests(): string[] {
  return readdirSync(join(projectRoot, 'tests/e2e'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/e2e/${file}`)
}

function isThere(path: string): boolean {
  return existsSync(join(projectRoot, path))
}

/** IDs of headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  return found(read(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Text from a heading to the next heading of any level. */
function sectionOf(document: string, heading: string): string {
  const [, after = ''] = read(document).split(`\n${heading}\n`)
  return after.split(/\n#+ /)[0] ?? ''
}
