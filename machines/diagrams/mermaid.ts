import type { AnyStateNode } from 'xstate'
import type { RegisteredMachine } from '../registry.ts'
import { callsIn, childrenOf, transitionsOf, words } from '../graph/parts.ts'
import type { TransitionPart } from '../graph/parts.ts'

/** The machine as a Mermaid state diagram, for pages that render Mermaid. */
export function mermaidOf({ machine, title }: RegisteredMachine): string {
  const parts = transitionsOf(machine)
  return [
    '---',
    `title: ${title}`,
    '---',
    'stateDiagram-v2',
    ...indented(
      inRegions(machine.root)
        ? declarationOf(machine.root, parts, title)
        : insideOf(machine.root, parts),
    ),
    ...indented(parts.flatMap((part) => arrowsOf(part, machine.id))),
    '',
  ].join('\n')
}

function insideOf(node: AnyStateNode, parts: readonly TransitionPart[]): string[] {
  const children = childrenOf(node)
  const lines = children.flatMap((child) => declarationOf(child, parts))
  const anywhere = parts.some((part) => part.source === node.id && isAnywhere(part))
    ? [`state "anywhere" as ${mermaidId(node.id)}_anywhere`]
    : []
  if (inRegions(node)) {
    const regions = children.map((child) => declarationOf(child, parts))
    return regions.flatMap((region, index) => (index === 0 ? region : ['--', ...region]))
  }
  const start = node.initial.target.map((target) => `[*] --> ${mermaidId(target.id)}`)
  return [...start, ...anywhere, ...lines]
}

function declarationOf(
  node: AnyStateNode,
  parts: readonly TransitionPart[],
  name = words(node.key),
): string[] {
  const calls = callsIn(node).map((call) => `${mermaidId(node.id)} : calls ${call}`)
  const declaration = `state "${name}" as ${mermaidId(node.id)}`
  if (childrenOf(node).length === 0) return [declaration, ...calls]
  // Mermaid cannot show text in a state with children.
  return [`${declaration} {`, ...indented(insideOf(node, parts)), '}']
}

function arrowsOf(part: TransitionPart, rootId: string): string[] {
  const from = mermaidId(part.source) + (isAnywhere(part) ? '_anywhere' : '')
  const guard = part.guard === null ? '' : ` [${part.guard}]`
  // Without a box for the root, its internal transitions cannot be drawn.
  if (part.source === rootId && !isAnywhere(part)) return []
  return part.targets.map((target) => `${from} --> ${mermaidId(target)} : ${part.label}${guard}`)
}

/** Mermaid can divide only a state into regions, so a parallel machine is drawn inside a state. */
const inRegions = ({ type }: AnyStateNode) => type === 'parallel'

const isAnywhere = ({ source, targets }: TransitionPart) =>
  targets.every((target) => target.startsWith(`${source}.`))

const mermaidId = (id: string) => id.replaceAll('.', '_')
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`)
