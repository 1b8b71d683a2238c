import { stripVTControlCharacters } from 'node:util'

/** A mistake of a line or two, such as a change may bring, and the tests that have to notice it. */
export interface Fault {
  /** Consequence for a user or an operator. */
  title: string
  room: string
  file: string
  /** Stands exactly once in the file. */
  find: string
  replace: string
  caughtBy: readonly NamedTests[]
}

/** The tests of a file: those of one title, where the others take long. */
export interface NamedTests {
  file: string
  title?: RegExp
}

interface FailedTest {
  /** From the root of the project. */
  file: string
  title: string
  /** The first line of what the test says of it. */
  reason: string
}

export interface TestRun {
  ran: number
  failed: FailedTest[]
}

export const isBrowserTest = ({ file }: NamedTests): boolean => file.endsWith('.spec.ts')

/** True if they read the built client or start the server. */
export const needsBuild = (tests: NamedTests): boolean =>
  isBrowserTest(tests) || tests.file.startsWith('tests/build/')

/** One pattern for all of the tests; nothing where some are not named by a title. */
export function anyTitle(tests: readonly NamedTests[]): RegExp | undefined {
  const titles = tests.map(({ title }) => title)
  return titles.includes(undefined)
    ? undefined
    : new RegExp(titles.map((title) => title?.source).join('|'))
}

export const firstLine = (text = ''): string =>
  stripVTControlCharacters(text).trim().split('\n', 1)[0]?.slice(0, 200) ?? ''
