import type { AnyStateNode } from 'xstate'
import type { CatalogueEntry } from '../registry.ts'
import type { ArrowLine, Box, BoxRow } from '../drawing.ts'
import { callsIn, childrenOf, transitionsOf, words } from '../machine-parts.ts'
import type { TransitionPart } from '../machine-parts.ts'

/** What is to be drawn, before anything has a place. */
export interface Sketch {
  root: SketchBox
  arrows: SketchArrow[]
}

export interface SketchBox extends Pick<Box, 'id' | 'kind' | 'title' | 'rows'> {
  children: SketchBox[]
}

export interface SketchArrow {
  id: string
  source: string
  target: string
  lines: ArrowLine[]
}

export function sketchOf({ machine, title }: CatalogueEntry): Sketch {
  const parts = transitionsOf(machine)
  const arrows = arrowsOf(parts)
  const root = { ...boxOf(machine.root, parts), title, kind: 'group' as const }
  return { root, arrows: [...startArrows(root, machine.root), ...arrows] }
}

function boxOf(node: AnyStateNode, parts: readonly TransitionPart[]): SketchBox {
  const children = childrenOf(node)
  const isRegion = node.parent?.type === 'parallel'
  const inner = children.map((child) => boxOf(child, parts))
  if (children.length > 0 && node.type !== 'parallel') inner.unshift(startBox(node))
  if (parts.some((part) => startsAnywhereIn(part) && part.source === node.id))
    inner.unshift({
      id: anywhereId(node.id),
      kind: 'anywhere',
      title: 'anywhere',
      rows: [],
      children: [],
    })
  return {
    id: node.id,
    kind: isRegion ? 'region' : children.length > 0 ? 'group' : 'state',
    title: words(node.key),
    rows: rowsOf(node, parts),
    children: inner,
  }
}

function rowsOf(node: AnyStateNode, parts: readonly TransitionPart[]): BoxRow[] {
  const calls = callsIn(node).map((call): BoxRow => ({
    kind: 'calls',
    text: `calls ${call}`,
    transition: null,
  }))
  const stays = parts
    .filter((part) => part.source === node.id && staysPut(part))
    .map((part): BoxRow => {
      const guard = part.guard === null ? '' : ` ${guardText(part.guard)}`
      return { kind: 'stays', text: `${part.label}${guard}, stays`, transition: part.id }
    })
  return [...calls, ...stays]
}

/** Transitions between the same two states share one arrow. */
function arrowsOf(parts: readonly TransitionPart[]): SketchArrow[] {
  const arrows = new Map<string, SketchArrow>()
  for (const part of parts.filter((one) => !staysPut(one))) {
    const source = startsAnywhereIn(part) ? anywhereId(part.source) : part.source
    for (const target of part.targets) {
      const id = `${source} → ${target}`
      const arrow = arrows.get(id) ?? { id, source, target, lines: [] }
      arrow.lines.push(...linesOf(part))
      arrows.set(id, arrow)
    }
  }
  return [...arrows.values()]
}

function linesOf(part: TransitionPart): ArrowLine[] {
  const kind = part.label.endsWith(' succeeds')
    ? 'success'
    : part.label.endsWith(' fails')
      ? 'failure'
      : part.label.startsWith('after ')
        ? 'delay'
        : 'event'
  const lines: ArrowLine[] = [{ kind, text: part.label, transition: part.id }]
  if (part.guard !== null)
    lines.push({ kind: 'guard', text: guardText(part.guard), transition: part.id })
  return lines
}

const guardText = (guard: string) => (guard === 'otherwise' ? guard : `when ${guard}`)

const staysPut = ({ source, targets }: TransitionPart) => targets.join() === source

/** A transition into the inside of its own state leaves from wherever the state stands. */
const startsAnywhereIn = ({ source, targets }: TransitionPart) =>
  targets.every((target) => target.startsWith(`${source}.`))

const anywhereId = (id: string) => `${id} anywhere`
const startId = (id: string) => `${id} start`

const startBox = (node: AnyStateNode): SketchBox => ({
  id: startId(node.id),
  kind: 'start',
  title: '',
  rows: [],
  children: [],
})

function startArrows(box: SketchBox, node: AnyStateNode): SketchArrow[] {
  const here = box.children.some(({ id }) => id === startId(node.id))
    ? node.initial.target.map((target): SketchArrow => ({
        id: `${startId(node.id)} → ${target.id}`,
        source: startId(node.id),
        target: target.id,
        lines: [],
      }))
    : []
  const inner = childrenOf(node).flatMap((child) => {
    const childBox = box.children.find(({ id }) => id === child.id)
    return childBox === undefined ? [] : startArrows(childBox, child)
  })
  return [...here, ...inner]
}
