import { join, relative } from 'node:path'
import ts from 'typescript'
import { projectRoot } from '../../server/project-root.ts'
import type { Shape } from './record-statements.ts'

/** A `db.query(…)` in the source. */
export interface Statement {
  /** Place, as in `server/parcels/repository.ts:12`. */
  place: string
  /** A regular expression: the statement's words, with anything in place of a fragment. */
  pattern: string
  /** Null if the type reads no column, or is the caller's. */
  row: Shape | null
  /** True if it always runs on a `Transaction`. */
  isInTransaction: boolean
}

const anyFragment = '[^]*?'
const anyParameter = String.raw`\$\d+`

export const ownWords = (pattern: string) =>
  pattern.replaceAll(anyFragment, '').replaceAll(anyParameter, '').trim()

export function findStatements(folder: string): Statement[] {
  const path = join(projectRoot, 'tsconfig.json')
  const config = ts.readConfigFile(path, (file) => ts.sys.readFile(file))
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
    const isInTransaction = receiverOf(call) === 'Transaction'
    return [{ place, pattern: patternOf(argument), row: rowOf(signature), isInTransaction }]
  }

  function receiverOf({ expression }: ts.CallExpression): string | undefined {
    if (!ts.isPropertyAccessExpression(expression)) return undefined
    return checker.getTypeAtLocation(expression.expression).symbol?.name
  }

  function patternOf(expression: ts.Expression): string {
    if (ts.isTaggedTemplateExpression(expression)) {
      const { template } = expression
      if (ts.isNoSubstitutionTemplateLiteral(template)) return escaped(template.text)
      const spans = template.templateSpans.map(
        (span) => patternOf(span.expression) + escaped(span.literal.text),
      )
      return escaped(template.head.text) + spans.join('')
    }
    const declared = symbolOf(expression)?.valueDeclaration
    const isConstant = declared && ts.getCombinedNodeFlags(declared) & ts.NodeFlags.Const
    if (isConstant && ts.isVariableDeclaration(declared) && declared.initializer) {
      return patternOf(declared.initializer)
    }
    const isFragment = checker.getTypeAtLocation(expression).symbol?.name === 'Sql'
    return isFragment ? anyFragment : anyParameter
  }

  /** Declaration in the module that exports it, if it is imported. */
  function symbolOf(expression: ts.Expression): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(expression)
    const isImported = symbol && symbol.flags & ts.SymbolFlags.Alias
    return isImported ? checker.getAliasedSymbol(symbol) : symbol
  }

  function rowOf(signature: ts.Signature): Shape | null {
    const rows = checker.getAwaitedType(signature.getReturnType())
    const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number)
    const isOpen = ts.TypeFlags.NonPrimitive | ts.TypeFlags.TypeParameter
    return row === undefined || row.flags & isOpen ? null : shapeOf(row)
  }

  function shapeOf(type: ts.Type): Shape {
    const parts = type.isUnion() ? type.types : [type]
    const properties = parts
      .filter((part) => kindOf(part) === 'object')
      .flatMap((part) => checker.getPropertiesOfType(part))
      .map((property) => [property.name, shapeOf(checker.getTypeOfSymbol(property))])
    const array = parts.find((part) => kindOf(part) === 'array')
    const item = array && checker.getIndexTypeOfType(array, ts.IndexKind.Number)
    return {
      kinds: [...new Set(parts.map(kindOf))].sort(),
      fields: Object.fromEntries(properties),
      ...(item && { items: shapeOf(item) }),
    }
  }

  function kindOf(type: ts.Type): string {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return 'unknown'
    if (checker.isArrayType(type)) return 'array'
    const name = type.symbol?.name
    if (name === 'Date' || name === 'Buffer') return name
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return 'object'
    return checker.typeToString(checker.getBaseTypeOfLiteralType(type))
  }
}

/** Finds calls by their name; the slower checker tells later what they belong to. */
function queriesIn(node: ts.Node): ts.CallExpression[] {
  const queries: ts.CallExpression[] = []
  ts.forEachChild(node, (child) => void queries.push(...queriesIn(child)))
  if (!ts.isCallExpression(node)) return queries
  const { expression } = node
  const isQuery = ts.isPropertyAccessExpression(expression) && expression.name.text === 'query'
  return isQuery ? [node, ...queries] : queries
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
