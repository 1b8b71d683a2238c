import ELK from 'elkjs/lib/elk.bundled.js'
import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk.bundled.js'
import type { RegisteredMachine } from '../registry.ts'
import { shortestPaths } from '../graph/shortest-paths.ts'
import type { Arrow, Box, Drawing, Point } from './drawing.ts'
import { candidates, groupOptions, pageOptions, widest } from './layout-options.ts'
import type { ElkOptions, LayoutOptions } from './layout-options.ts'
import type { Graph, GraphEdge, GraphNode } from './graph.ts'
import { graphOf } from './graph.ts'
import { sizes, widthOf } from './text-size.ts'

/** Computes the positions of all boxes, arrows and labels of a machine. */
export async function layOut(entry: RegisteredMachine): Promise<Drawing> {
  const graph = graphOf(entry)
  const placed = await narrow(graph)
  return {
    name: entry.name,
    title: entry.title,
    description: entry.description,
    width: round(placed.width ?? 0),
    height: round(placed.height ?? 0),
    boxes: boxesOf(graph.root, placed),
    arrows: arrowsOf(graph, placed),
    paths: shortestPaths(entry).map(({ steps }) => steps.map(({ description }) => description)),
  }
}

/**
 * Lays out with the first candidate whose drawing fits the width of a window; else with the
 * narrowest.
 */
async function narrow(graph: Graph): Promise<ElkNode> {
  const tried: ElkNode[] = []
  for (const options of candidates) {
    const placed = await place(graph, options)
    if (widthIn(placed) <= widest) return placed
    tried.push(placed)
  }
  return tried.reduce((best, one) => (widthIn(one) < widthIn(best) ? one : best))
}

const place = ({ root, edges }: Graph, { page, groups }: LayoutOptions): Promise<ElkNode> =>
  new ELK().layout({
    id: 'page',
    layoutOptions: { ...pageOptions, ...page },
    children: [elkNode(root, { ...groupOptions, ...groups })],
    edges: edges.map((edge) => elkEdge(forwards(edge, root))),
  })

const widthIn = ({ width = 0 }: ElkNode) => width

function elkNode(node: GraphNode, options: ElkOptions): ElkNode {
  if (node.kind === 'start') return { id: node.id, width: 14, height: 14 }
  const { width, height } = headSize(node)
  if (node.children.length === 0) return { id: node.id, width, height }
  return {
    id: node.id,
    children: node.children.map((child) => elkNode(child, options)),
    layoutOptions: {
      ...options,
      'elk.padding': `[top=${height + 14},left=16,bottom=22,right=16]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width + 20}, ${height + 30})`,
    },
  }
}

function headSize({ title, rows, kind }: GraphNode): { width: number; height: number } {
  if (kind === 'anywhere') return { width: widthOf(title, sizes.row) + 24, height: 26 }
  const widths = [
    widthOf(title, sizes.title, true),
    ...rows.map(({ text }) => widthOf(text, sizes.row) + 18),
  ]
  return { width: Math.max(96, ...widths) + 28, height: 40 + rows.length * sizes.rowHeight }
}

function elkEdge({ id, source, target, lines }: GraphEdge): ElkExtendedEdge {
  const elk = { id, sources: [source], targets: [target] }
  if (lines.length === 0) return elk
  return {
    ...elk,
    labels: [
      {
        text: id,
        width:
          Math.max(...lines.map(({ kind, text }) => widthOf(text, sizes.label, kind !== 'guard'))) +
          20,
        height: lines.length * sizes.labelHeight + 8,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  }
}

/**
 * Turns arrows that point back, because states are declared in their usual order, and ELK puts the
 * first one on top if all arrows follow that order. `arrowsOf` turns them back again.
 */
function forwards(edge: GraphEdge, root: GraphNode): GraphEdge {
  const order = idsBelow(root)
  const { source, target } = edge
  if (order.indexOf(source) < order.indexOf(target)) return edge
  return { ...edge, source: target, target: source }
}

const idsBelow = (node: GraphNode): string[] => [
  node.id,
  ...node.children.flatMap((child) => idsBelow(child)),
]

function boxesOf(root: GraphNode, page: ElkNode): Box[] {
  const places = new Map(nodesBelow(page).map((node) => [node.id, node]))
  const placed = (node: GraphNode, parent: string | null): Box[] => {
    const { x = 0, y = 0, width = 0, height = 0 } = places.get(node.id) ?? {}
    const { id, kind, title, rows } = node
    const rectangle = { x: round(x), y: round(y), width: round(width), height: round(height) }
    return [
      { id, parent, kind, title, rows, ...rectangle },
      ...node.children.flatMap((child) => placed(child, id)),
    ]
  }
  return placed(root, null)
}

function arrowsOf(graph: Graph, page: ElkNode): Arrow[] {
  const edges = new Map(edgesBelow(page).map((edge) => [edge.id, edge]))
  return graph.edges.map(({ id, source, target, lines }): Arrow => {
    const edge = edges.get(id)
    const label = edge?.labels?.[0]
    const points = (edge?.sections ?? []).flatMap((section) => [
      section.startPoint,
      ...(section.bendPoints ?? []),
      section.endPoint,
    ])
    return {
      id,
      source,
      target,
      points: (edge?.sources[0] === source ? points : points.reverse()).map((point) =>
        rounded(point),
      ),
      label:
        label === undefined
          ? null
          : {
              x: round(label.x ?? 0),
              y: round(label.y ?? 0),
              width: round(label.width ?? 0),
              height: round(label.height ?? 0),
              lines,
            },
    }
  })
}

const nodesBelow = (node: ElkNode): ElkNode[] =>
  (node.children ?? []).flatMap((child) => [child, ...nodesBelow(child)])

const edgesBelow = (node: ElkNode): ElkExtendedEdge[] => [
  ...(node.edges ?? []),
  ...(node.children ?? []).flatMap((child) => edgesBelow(child)),
]

const round = (value: number) => Math.round(value * 10) / 10
const rounded = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) })
