import type { AnyStateNode } from 'xstate'
import { callsIn, childrenOf, transitionsOf, words } from '../graph/parts.ts'
import type { TransitionPart } from '../graph/parts.ts'
import type { RegisteredMachine } from '../registry.ts'
import type { ArrowLine, Box, BoxRow } from './drawing.ts'

/** A machine as nodes and edges, before ELK lays them out. */
export interface Graph {
  root: GraphNode
  edges: GraphEdge[]
}

export interface GraphNode extends Pick<Box, 'id' | 'kind' | 'title' | 'rows'> {
  children: GraphNode[]
}

export interface GraphEdge {
  id: string
  source: string
  target: string
  lines: ArrowLine[]
}

export function graphOf({ machine, title }: RegisteredMachine): Graph {
  const parts = transitionsOf(machine)
  const root = { ...nodeOf(machine.root, parts), title, kind: 'group' as const }
  return { root, edges: [...startEdges(root, machine.root), ...edgesOf(parts)] }
}

function nodeOf(state: AnyStateNode, parts: readonly TransitionPart[]): GraphNode {
  const states = childrenOf(state)
  const isRegion = state.parent?.type === 'parallel'
  const children = states.map((child) => nodeOf(child, parts))
  if (states.length > 0 && state.type !== 'parallel')
    children.unshift(markNode(startId(state.id), 'start', ''))
  if (parts.some((part) => startsAnywhereIn(part) && part.source === state.id))
    children.unshift(markNode(anywhereId(state.id), 'anywhere', 'anywhere'))
  return {
    id: state.id,
    kind: isRegion ? 'region' : states.length > 0 ? 'group' : 'state',
    title: words(state.key),
    rows: boxRows(state, parts),
    children,
  }
}

const markNode = (id: string, kind: 'start' | 'anywhere', title: string): GraphNode => ({
  id,
  kind,
  title,
  rows: [],
  children: [],
})

function boxRows(state: AnyStateNode, parts: readonly TransitionPart[]): BoxRow[] {
  const calls = callsIn(state).map((call): BoxRow => ({
    kind: 'calls',
    text: `calls ${call}`,
    transition: null,
  }))
  const stays = parts
    .filter((part) => part.source === state.id && staysPut(part))
    .flatMap((part): BoxRow[] => [
      { kind: 'stays', text: part.label, transition: part.id },
      ...(part.guard === null
        ? []
        : [{ kind: 'guard' as const, text: guardText(part.guard), transition: null }]),
    ])
  return [...calls, ...stays]
}

/** Transitions between the same two states share one edge. */
function edgesOf(parts: readonly TransitionPart[]): GraphEdge[] {
  const edges = new Map<string, GraphEdge>()
  for (const part of parts.filter((one) => !staysPut(one))) {
    const source = startsAnywhereIn(part) ? anywhereId(part.source) : part.source
    for (const target of part.targets) {
      const id = `${source} → ${target}`
      const edge = edges.get(id) ?? { id, source, target, lines: [] }
      edge.lines.push(...linesOf(part))
      edges.set(id, edge)
    }
  }
  return [...edges.values()]
}

function linesOf(part: TransitionPart): ArrowLine[] {
  const kind = part.kind === 'always' ? 'event' : part.kind
  const lines: ArrowLine[] = [{ kind, text: part.label, transition: part.id }]
  if (part.guard !== null)
    lines.push({ kind: 'guard', text: guardText(part.guard), transition: part.id })
  return lines
}

const guardText = (guard: string) => (guard === 'otherwise' ? guard : `when ${guard}`)

const staysPut = ({ source, targets }: TransitionPart) => targets.join() === source

/** True for a transition from a state to one inside it, which is possible anywhere in that state. */
const startsAnywhereIn = ({ source, targets }: TransitionPart) =>
  targets.every((target) => target.startsWith(`${source}.`))

const anywhereId = (id: string) => `${id} anywhere`
const startId = (id: string) => `${id} start`

function startEdges(node: GraphNode, state: AnyStateNode): GraphEdge[] {
  const here = node.children.some(({ id }) => id === startId(state.id))
    ? state.initial.target.map((target): GraphEdge => ({
        id: `${startId(state.id)} → ${target.id}`,
        source: startId(state.id),
        target: target.id,
        lines: [],
      }))
    : []
  const inner = childrenOf(state).flatMap((child) => {
    const childNode = node.children.find(({ id }) => id === child.id)
    return childNode === undefined ? [] : startEdges(childNode, child)
  })
  return [...here, ...inner]
}
