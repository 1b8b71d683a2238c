import type { Statement } from './find-statements.ts'
import type { Column, RecordedStatement, Recording, Shape } from './record-statements.ts'

/** How pg gives the types that the statements have; a bigint may be too large for a number. */
const kindOfType: Record<number, string> = {
  16: 'boolean',
  17: 'Buffer',
  19: 'string',
  20: 'string',
  21: 'number',
  23: 'number',
  25: 'string',
  700: 'number',
  701: 'number',
  1007: 'array',
  1009: 'array',
  1043: 'string',
  1082: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  2951: 'array',
}
const jsonTypes = [114, 3802]

/**
 * What the row types say wrong about the statements that the tests ran. Names and types are those
 * of the database. So is which column of a table may be null; of an expression, and behind an outer
 * join, it is known only whether a null came in a test. The inside of JSON and of arrays, too, is
 * compared with the values that came. Which strings a column may have is not looked at.
 */
export function findFaults(
  statements: Statement[],
  { statements: recorded, isNotNull }: Recording,
): string[] {
  const known = statements
    .filter(({ pattern }) => pattern.length > 0)
    .sort((one, other) => other.pattern.length - one.pattern.length)
    .map((statement) => ({ statement, expression: new RegExp(`^${statement.pattern.source}$`) }))
  // Where a fragment stands, several may fit; the one with the most words of its own is meant.
  const runs = recorded.map((run) => ({
    run,
    statement: known.find(({ expression }) => expression.test(run.text))?.statement,
  }))
  const faults = statements.flatMap((statement) => {
    const { place, pattern, row } = statement
    if (row === null) return []
    if (pattern.length === 0) return [`${place} has no SQL that a test's statement is known by`]
    const found = runs.filter((one) => one.statement === statement)
    if (found.length === 0) return [`${place} is run by no test`]
    return found.flatMap(({ run }) =>
      faultsOfRun(row, run, isNotNull).map((fault) => `${place} ${fault}`),
    )
  })
  return [...new Set(faults)].sort()
}

const addsNulls = /\b(left|right|full)\s+(outer\s+)?join\b|\b(grouping\s+sets|rollup|cube)\b/i

function faultsOfRun(
  row: Shape,
  { text, columns, rows }: RecordedStatement,
  isNotNull: Recording['isNotNull'],
): string[] {
  const neverNull = columns.filter(({ origin }) => isNotNull.get(origin) === true)
  const tooWide = neverNull.filter(({ name }) => row.fields[name]?.kinds.includes('null'))
  const fields = columns.map((column) => [column.name, shapeOfColumn(column)])
  return [
    ...differences(row, { kinds: ['object'], fields: Object.fromEntries(fields) }),
    ...(addsNulls.test(text) ? [] : tooWide).map(
      ({ name }) => `${name}: is never null, the row type says it can be`,
    ),
  ]

  /** What came, and what else the database says may come. */
  function shapeOfColumn({ name, type, origin }: Column): Shape {
    const came = rows.fields[name]
    const kind = kindOfType[type] ?? (jsonTypes.includes(type) ? [] : `type ${type}`)
    const nulls = isNotNull.get(origin) === false ? ['null'] : []
    const kinds = new Set([kind, nulls, came?.kinds ?? []].flat())
    return { fields: {}, ...came, kinds: [...kinds] }
  }
}

function differences(declared: Shape, came: Shape, path = ''): string[] {
  if (declared.kinds.includes('unknown')) return []
  const others = came.kinds.filter((kind) => !declared.kinds.includes(kind))
  if (others.length > 0) {
    const types = declared.kinds.join(' or ')
    return others.map((kind) => `${path}: can be ${kind}, the row type says ${types}`)
  }
  const names = new Set(Object.keys(came.fields))
  if (came.kinds.includes('object')) Object.keys(declared.fields).forEach((name) => names.add(name))
  return [
    ...[...names].flatMap((name) => {
      const inner = path === '' ? name : `${path}.${name}`
      const [one, other] = [declared.fields[name], came.fields[name]]
      if (one === undefined) return `${inner}: missing in the row type`
      if (other === undefined) return `${inner}: comes with no row`
      return differences(one, other, inner)
    }),
    ...(declared.items && came.items ? differences(declared.items, came.items, `${path}[]`) : []),
  ]
}
