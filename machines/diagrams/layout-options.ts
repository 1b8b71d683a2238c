/** Width of drawing, in pixels, that a window of 1280 pixels shows with letters of 11 pixels. */
export const widest = 953

export type ElkOptions = Record<string, string>

/** ELK options of the whole drawing and of each group of states in it. */
export interface LayoutOptions {
  page: ElkOptions
  groups: ElkOptions
}

/** Options to try in this order; the first that fits is used. */
export const candidates: readonly LayoutOptions[] = [
  { page: { 'elk.direction': 'DOWN' }, groups: {} },
  {
    page: { 'elk.direction': 'RIGHT' },
    groups: {
      'elk.layered.spacing.nodeNodeBetweenLayers': '16',
      'elk.layered.spacing.edgeNodeBetweenLayers': '10',
    },
  },
  {
    page: { 'elk.direction': 'DOWN' },
    groups: {
      'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
      'elk.layered.layering.strategy': 'MIN_WIDTH',
      'elk.layered.layering.minWidth.upperBoundOnWidth': '3',
    },
  },
  {
    page: { 'elk.direction': 'DOWN' },
    groups: {
      'elk.layered.nodePlacement.strategy': 'LINEAR_SEGMENTS',
      'elk.layered.layering.strategy': 'MIN_WIDTH',
    },
  },
]

export const pageOptions = {
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.json.shapeCoords': 'ROOT',
  'elk.json.edgeCoords': 'ROOT',
  'elk.padding': '[top=8,left=8,bottom=8,right=8]',
}

export const groupOptions = {
  'elk.spacing.nodeNode': '22',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '13',
  'elk.spacing.edgeLabel': '6',
  'elk.spacing.labelNode': '10',
  'elk.layered.spacing.nodeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '13',
}
