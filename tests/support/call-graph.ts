import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/** A function, component, machine or constant at the top of a file of ours. */
interface Declared {
  /** Path from the project's root. */
  file: string
  name: string
}

/** Start of a walk; `only` names what it follows from there, if the rest has other purposes. */
export interface Start extends Declared {
  only?: readonly string[]
}

/** Declarations at the top of a file, with the names that each uses, and where its imports come from. */
interface ParsedFile {
  uses: Map<string, ReadonlySet<string>>
  imports: Map<string, Declared>
}

const parsedFiles = new Map<string, ParsedFile>()

/** How a walk treats a file: continues through it, lists it without continuing, or leaves it out. */
export type Step = 'follow' | 'stop' | 'skip'

/**
 * Follows the uses of names from one declaration to the next, through imports and within files. Answers the
 * files in the order of a walk: each caller before what it calls. Types are not followed: none is called.
 */
export function filesCalledFrom(start: Start, stepAt: (file: string) => Step): string[] {
  const seen = new Set<string>()
  const files = new Set<string>()
  const follow = (declared: Declared) => {
    const key = `${declared.file} ${declared.name}`
    const step = stepAt(declared.file)
    if (seen.has(key) || step === 'skip') return
    seen.add(key)
    files.add(declared.file)
    if (step === 'follow') usedBy(declared).forEach(follow)
  }
  const { only, ...declared } = start
  if (only === undefined) follow(declared)
  else {
    files.add(declared.file)
    usedBy(declared)
      .filter(({ name }) => only.includes(name))
      .forEach(follow)
  }
  return [...files]
}

function usedBy({ file, name }: Declared): Declared[] {
  const { uses, imports } = parsed(file)
  return [...(uses.get(name) ?? [])].flatMap((used): Declared[] => {
    if (used !== name && uses.has(used)) return [{ file, name: used }]
    const imported = imports.get(used)
    return imported === undefined ? [] : [imported]
  })
}

function parsed(file: string): ParsedFile {
  const known = parsedFiles.get(file) ?? parse(file)
  parsedFiles.set(file, known)
  return known
}

function parse(file: string): ParsedFile {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const uses = new Map<string, ReadonlySet<string>>()
  const imports = new Map<string, Declared>()
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) addImports(file, statement, imports)
    else if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations) {
        const used = initializer === undefined ? new Set<string>() : namesIn(initializer)
        for (const declared of bindingNames(name)) uses.set(declared, used)
      }
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      uses.set(statement.name?.text ?? 'default', namesIn(statement))
  }
  return { uses, imports }
}

function addImports(
  file: string,
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  imports: Map<string, Declared>,
): void {
  const specifier = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : ''
  const imported = join(dirname(file), specifier)
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  if (!specifier.startsWith('.') || isType || !existsSync(imported)) return
  if (importClause?.name) imports.set(importClause.name.text, { file: imported, name: 'default' })
  const bindings = importClause?.namedBindings
  if (bindings === undefined || ts.isNamespaceImport(bindings)) return
  for (const { name, propertyName, isTypeOnly } of bindings.elements)
    if (!isTypeOnly) imports.set(name.text, { file: imported, name: (propertyName ?? name).text })
}

function bindingNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? bindingNames(element.name) : [],
  )
}

/** Identifiers that are used as values; types, names of properties and of parameters are not. */
function namesIn(root: ts.Node): Set<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isTypeElement(node)) return
    if (ts.isIdentifier(node)) {
      const { parent } = node
      const isProperty = ts.isPropertyAccessExpression(parent) && parent.name === node
      const isKey = ts.isPropertyAssignment(parent) && parent.name === node
      if (!isProperty && !isKey) names.add(node.text)
    }
    ts.forEachChild(node, visit)
  }
  visit(root)
  return names
}
