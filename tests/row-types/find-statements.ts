import { join, relative } from 'node:path'
import ts from 'typescript'
import { projectRoot } from '../../server/project-root.ts'
import type { Shape } from './record-statements.ts'

/** A `db.query(…)` in the source. */
export interface Statement {
  /** As `server/parcels/repository.ts:12`. */
  place: string
  pattern: Pattern
  /** Null where the type lets no column be read. */
  row: Shape | null
}

/** What a statement's text looks like: its own words, and anything where a fragment stands. */
interface Pattern {
  source: string
  /** How many characters are its own. */
  length: number
}

export function findStatements(folder: string): Statement[] {
  const config = ts.readConfigFile(join(projectRoot, 'tsconfig.json'), ts.sys.readFile)
  const host = { ...ts.sys, readDirectory: () => [] }
  const { options } = ts.parseJsonConfigFileContent(config.config, host, projectRoot)
  const files = ts.sys.readDirectory(join(projectRoot, folder), ['.ts'])
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  return files.flatMap((name) => {
    const source = program.getSourceFile(name)
    return source === undefined ? [] : queriesIn(source).flatMap(statementOf)
  })

  function statementOf(call: ts.CallExpression): Statement[] {
    const [argument] = call.arguments
    const signature = checker.getResolvedSignature(call)
    const owner = signature?.declaration?.parent
    if (argument === undefined || signature === undefined || owner === undefined) return []
    if (!ts.isInterfaceDeclaration(owner) || owner.name.text !== 'Queryable') return []
    const source = call.getSourceFile()
    const { line } = source.getLineAndCharacterOfPosition(call.getStart())
    const place = `${relative(projectRoot, source.fileName)}:${line + 1}`
    return [{ place, pattern: patternOf(argument), row: rowOf(signature) }]
  }

  function patternOf(expression: ts.Expression): Pattern {
    if (ts.isTaggedTemplateExpression(expression)) return patternOfTemplate(expression.template)
    const declared = checker.getSymbolAtLocation(expression)?.valueDeclaration
    if (declared && ts.isVariableDeclaration(declared) && declared.initializer) {
      return patternOf(declared.initializer)
    }
    const isFragment = checker.getTypeAtLocation(expression).symbol?.name === 'Sql'
    return { source: isFragment ? '[^]*?' : String.raw`\$\d+`, length: 0 }
  }

  function patternOfTemplate(template: ts.TemplateLiteral): Pattern {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return patternOfText(template.text)
    const parts = [
      patternOfText(template.head.text),
      ...template.templateSpans.flatMap(({ expression, literal }) => [
        patternOf(expression),
        patternOfText(literal.text),
      ]),
    ]
    return {
      source: parts.map(({ source }) => source).join(''),
      length: parts.reduce((sum, { length }) => sum + length, 0),
    }
  }

  function rowOf(signature: ts.Signature): Shape | null {
    const rows = checker.getAwaitedType(signature.getReturnType())
    const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number)
    return row === undefined || row.flags & ts.TypeFlags.NonPrimitive ? null : shapeOf(row)
  }

  function shapeOf(type: ts.Type): Shape {
    const parts = type.isUnion() ? type.types : [type]
    const properties = parts
      .filter((part) => kindOf(part) === 'object')
      .flatMap((part) => checker.getPropertiesOfType(part))
    const item = parts
      .filter((part) => kindOf(part) === 'array')
      .map((part) => checker.getIndexTypeOfType(part, ts.IndexKind.Number))
      .find((part) => part !== undefined)
    return {
      kinds: [...new Set(parts.map(kindOf))].sort(),
      fields: Object.fromEntries(
        properties.map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property))]),
      ),
      ...(item && { items: shapeOf(item) }),
    }
  }

  function kindOf(type: ts.Type): string {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown'
    if (checker.isArrayType(type)) return 'array'
    const name = type.symbol?.name
    if (name === 'Date' || name === 'Buffer') return name
    return type.flags & ts.TypeFlags.Object
      ? 'object'
      : checker.typeToString(checker.getBaseTypeOfLiteralType(type))
  }
}

/** By their name; what they belong to is asked of the checker, which takes its time. */
function queriesIn(node: ts.Node): ts.CallExpression[] {
  const queries: ts.CallExpression[] = []
  ts.forEachChild(node, (child) => void queries.push(...queriesIn(child)))
  if (!ts.isCallExpression(node)) return queries
  const { expression } = node
  const isQuery = ts.isPropertyAccessExpression(expression) && expression.name.text === 'query'
  return isQuery ? [node, ...queries] : queries
}

const patternOfText = (text: string): Pattern => ({
  source: text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`),
  length: text.trim().length,
})
