/*
 * Drawing of a machine: boxes and arrows with their positions, computed by `npm run generate`, so that pages
 * need no layout engine.
 */

export interface Point {
  x: number
  y: number
}

export interface Rectangle extends Point {
  width: number
  height: number
}

export interface Drawing {
  name: string
  title: string
  description: string
  width: number
  height: number
  /** Outer boxes come before the boxes inside them. */
  boxes: Box[]
  arrows: Arrow[]
  /** Paths that together take every transition, each as a list of its steps in words. */
  paths: string[][]
}

export interface Box extends Rectangle {
  /** ID of the state; `start` and `anywhere` have IDs of their own. */
  id: string
  parent: string | null
  /** `start` is the dot before an initial state; `anywhere` stands for all states around it. */
  kind: 'state' | 'group' | 'region' | 'start' | 'anywhere'
  title: string
  rows: BoxRow[]
}

/**
 * `calls`: the call made in this state; `stays`: an event that does not leave the state; `guard`: condition
 * of that event.
 */
export interface BoxRow {
  kind: 'calls' | 'stays' | 'guard'
  text: string
  /** ID of the transition; null for a call and a guard. */
  transition: string | null
}

export interface Arrow {
  id: string
  source: string
  target: string
  points: Point[]
  label: ArrowLabel | null
}

export interface ArrowLabel extends Rectangle {
  lines: ArrowLine[]
}

export interface ArrowLine {
  kind: 'event' | 'success' | 'failure' | 'delay' | 'guard'
  text: string
  transition: string
}

/** SVG path of straight lines with rounded corners. */
export function roundedPath(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1]
      const after = points[index + 1]
      if (before === undefined) return `M${point.x} ${point.y}`
      if (after === undefined) return `L${point.x} ${point.y}`
      const into = towards(point, before)
      const out = towards(point, after)
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
    })
    .join('')
}

function towards(corner: Point, other: Point): Point {
  const length = Math.hypot(other.x - corner.x, other.y - corner.y)
  const part = length === 0 ? 0 : Math.min(8, length / 2) / length
  const at = (from: number, to: number) => Math.round((from + (to - from) * part) * 10) / 10
  return { x: at(corner.x, other.x), y: at(corner.y, other.y) }
}

/** Mark before the text of a row. */
export const rowMarks: Record<BoxRow['kind'], string> = { calls: '→', stays: '↺', guard: '\u00a0' }
