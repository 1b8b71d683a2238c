import { secretNames } from './secret-files.ts'
import { variables } from './variables.ts'

/** Names that the product reads from the environment outside of the server's settings. */
const otherNames = ['VITE_API_BASE_URL', 'WAYBILL_PASSWORD']

const knownNames = [
  ...Object.keys(variables.shape),
  ...secretNames.map((name) => `${name}_FILE`),
  ...otherNames,
]

/** A sentence for each variable that looks like one of ours and is not, without values, which may be secrets. */
export function misspelledSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(env).flatMap(([name, value = '']) => {
    // An empty variable counts as unset.
    const meant = value.trim() === '' ? undefined : meantName(name)
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`]
  })
}

function meantName(name: string): string | undefined {
  // Windows finds a variable in any case.
  if (knownNames.includes(process.platform === 'win32' ? name.toUpperCase() : name))
    return undefined
  const typed = lettersOf(name)
  const [closest] = knownNames
    .map((known) => ({ known, letters: lettersOf(known) }))
    .filter(({ known, letters }) => isMeant(typed, letters, known.includes('_')))
    .sort((a, b) => distance(typed, a.letters) - distance(typed, b.letters))
  return closest?.known
}

const lettersOf = (name: string) => name.replaceAll(/[-_.]/g, '').toUpperCase()

/** Length from which two mistakes in a name are not a coincidence. */
const longLength = 16

/** Names of a single word, such as HOST, are close to words of other programs: POST, HOSTS. */
function isMeant(typed: string, letters: string, hasSeveralWords: boolean): boolean {
  if (typed === letters) return true
  const allowed = letters.length >= longLength ? 2 : 1
  if (Math.abs(typed.length - letters.length) > allowed) return false
  if (!hasSeveralWords && !hasSameLetters(typed, letters)) return false
  return distance(typed, letters) <= allowed
}

const hasSameLetters = (a: string, b: string) => sorted(a) === sorted(b)

const sorted = (letters: string) => letters.split('').sort().join('')

/** Counts the letters that are missing, added or different, and neighbours that are swapped, once. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = current
  }
  return at(last, b.length)
}

const at = (distances: number[], index: number) => distances[index] ?? Infinity
