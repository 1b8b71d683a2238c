import ts from 'typescript'

/** A text for people that is in no catalogue. */
export interface LiteralText {
  line: number
  text: string
}

/**
 * Finds texts for people that are written into a component: between tags, in attributes that people read, in
 * toasts, and in any other string that reads like a sentence or a title.
 */
export function literalTextsIn(name: string, code: string): LiteralText[] {
  const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true, kind)
  const found: LiteralText[] = []

  function visit(node: ts.Node): void {
    if (isForMachines(node)) return
    const text = textOf(node)
    const isText = isShown(node) ? hasWords : isCompared(node) ? isNever : readsAsText
    if (text !== null && isText(text)) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ line: line + 1, text: text.trim().replaceAll(/\s+/g, ' ') })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Names of modules, types, styles, and errors that only developers meet. */
const isForMachines = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTaggedTemplateExpression(node) ||
  (ts.isNewExpression(node) && /(?:Error|DOMException)$/.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && /^(?:console|context\.issues)\./.test(node.expression.getText())) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword)

function textOf(node: ts.Node): string | null {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' … ')
}

/** True between tags, in an attribute that people read, or in a toast, also inside a condition. */
function isShown(node: ts.Node): boolean {
  if (ts.isJsxText(node)) return true
  const { parent } = node
  if (ts.isSourceFile(node)) return false
  if (ts.isJsxAttribute(parent)) return attributesRead.test(parent.name.getText())
  if (ts.isJsxExpression(parent))
    return ts.isJsxAttribute(parent.parent) ? isShown(parent) : ts.isJsxElement(parent.parent)
  if (ts.isCallExpression(parent)) return /^toast\b/.test(parent.expression.getText())
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && isShown(parent)
  if (ts.isBinaryExpression(parent)) return !isComparison(parent) && isShown(parent)
  return ts.isParenthesizedExpression(parent) && isShown(parent)
}

const isCompared = (node: ts.Node): boolean =>
  !ts.isSourceFile(node) && ts.isBinaryExpression(node.parent) && isComparison(node.parent)

const isComparison = ({ operatorToken: { kind } }: ts.BinaryExpression) =>
  kind === ts.SyntaxKind.EqualsEqualsEqualsToken ||
  kind === ts.SyntaxKind.ExclamationEqualsEqualsToken ||
  kind === ts.SyntaxKind.InKeyword

const attributesRead =
  /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|alt|title|text|label|legend|caption|placeholder|hint|lead|description|heading|header|summary|\w+(?:Label|Text|Title|Reason))$/

const isNever = () => false

const hasWords = (text: string): boolean => /\p{L}/u.test(text)

/** At least two words, the first with a capital, as in 'Parcel found'. */
const readsAsText = (text: string): boolean =>
  /^\s*\p{Lu}[\p{Ll}’]+[,:]? (?:…|[\p{L}\d“(])/u.test(text) && !/[{}<>=]/.test(text)
