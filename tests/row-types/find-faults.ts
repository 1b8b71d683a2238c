import { ownWords, type Statement } from './find-statements.ts'
import type { RecordedStatement, Recording, Shape } from './record-statements.ts'

/** Oids of PostgreSQL's types, by the JavaScript type that pg makes of them; JSON may be anything. */
const typesOfKind = {
  boolean: [16],
  number: [21, 23, 700, 701],
  // A bigint or a numeric may be too large for a number.
  string: [19, 20, 25, 1043, 1700, 2950],
  Date: [1082, 1184],
  Buffer: [17],
  array: [1007, 1009, 2951],
  json: [114, 3802],
}

/**
 * Finds errors in the row types of the statements that the tests ran. The database tells names and types, and
 * which columns of a table may be null; for an expression, and behind an outer join, only whether a null came
 * in a test is known. The inside of JSON and of arrays is compared with the values that came. The strings that
 * a column may have are not checked. Also finds statements that wait for a standby without need, whether a
 * test ran them or not.
 */
export function findFaults(statements: Statement[], recording: Recording): string[] {
  const known = statements
    .filter(({ pattern }) => ownWords(pattern) !== '')
    .sort((one, other) => ownWords(other.pattern).length - ownWords(one.pattern).length)
    .map((statement) => ({ statement, expression: new RegExp(`^${statement.pattern}$`) }))
  // Several statements may match because of fragments; the one with the most words of its own is
  // meant.
  const runs = recording.statements.map((run) => ({
    run,
    statement: known.find(({ expression }) => expression.test(run.text))?.statement,
  }))
  const faults = statements.flatMap((statement) => {
    const { place, pattern, row } = statement
    if (row === null) return []
    if (ownWords(pattern) === '') return `${place} has no SQL that a test's statement is known by`
    const found = runs.filter((one) => one.statement === statement)
    if (found.length === 0) return `${place} is run by no test`
    return found
      .flatMap(({ run }) => faultsOfRun(row, run, recording))
      .map((fault) => `${place} ${fault}`)
  })
  const waits = statements.filter(waitsAlone).map(({ place }) => `${place} waits for a standby`)
  return [...new Set([...faults, ...waits])].sort()
}

const writing = /\b(?:insert|update|delete|truncate|merge)\b/

/** Writes outside of a transaction are for what may be lost, and have to wait for no standby. */
const waitsAlone = ({ pattern, isInTransaction }: Statement) =>
  writing.test(pattern) && !isInTransaction && !pattern.includes('synchronous_commit')

const addsNulls = /\b(left|right|full)\s+(outer\s+)?join\b|\b(grouping\s+sets|rollup|cube)\b/i

function faultsOfRun(
  row: Shape,
  { text, columns, rows }: RecordedStatement,
  { isNotNull }: Recording,
): string[] {
  const fields = columns.map(({ name, type, origin }) => {
    const came = rows.fields[name] ?? { kinds: [], fields: {} }
    const nulls = isNotNull.get(origin) === false ? ['null'] : []
    const kinds = new Set([...kindsOfType(type), ...nulls, ...came.kinds])
    return [name, { ...came, kinds: [...kinds] }]
  })
  const tooWide = columns.filter(
    ({ name, origin }) => isNotNull.get(origin) && row.fields[name]?.kinds.includes('null'),
  )
  return [
    ...differences(row, { kinds: ['object'], fields: Object.fromEntries(fields) }),
    ...(addsNulls.test(text) ? [] : tooWide).map(
      ({ name }) => `${name}: is never null, the row type says it can be`,
    ),
  ]
}

function kindsOfType(type: number): string[] {
  const [kind] = Object.entries(typesOfKind).find(([, types]) => types.includes(type)) ?? []
  return kind === 'json' ? [] : [kind ?? `a type with the oid ${type}`]
}

/** Lists columns that came, or may come, but are not declared, and the other way round. */
function differences(declared: Shape, came: Shape, path = ''): string[] {
  if (declared.kinds.includes('unknown')) return []
  const others = came.kinds.filter((kind) => !declared.kinds.includes(kind))
  if (others.length > 0) {
    const types = declared.kinds.join(' or ')
    return others.map((kind) => `${path || 'row'}: can be ${kind}, the row type says ${types}`)
  }
  const names = new Set(Object.keys(came.fields))
  if (came.kinds.includes('object')) Object.keys(declared.fields).forEach((name) => names.add(name))
  return [
    ...[...names].flatMap((name) => {
      const inner = path === '' ? name : `${path}.${name}`
      const [one, other] = [declared.fields[name], came.fields[name]]
      if (one === undefined) return `${inner}: missing in the row type`
      // Fields that JSON may leave out.
      if (other === undefined && one.kinds.includes('undefined')) return []
      if (other === undefined) return `${inner}: comes with no row`
      return differences(one, other, inner)
    }),
    ...(declared.items && came.items ? differences(declared.items, came.items, `${path}[]`) : []),
  ]
}
