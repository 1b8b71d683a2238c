import type { PointGroup } from 'signature_pad'

/** Strokes as they are on the canvas, and how much smaller that is than they were drawn. */
export interface DrawnSignature {
  strokes: readonly PointGroup[]
  scale: number
}

/**
 * Fits a signature into a canvas of another size, in pixels: as large as it was drawn, or smaller if there is
 * no room for that. It is as large as before once there is room again, for example when a phone is turned back.
 */
export function fitted(
  { strokes, scale: before }: DrawnSignature,
  { width, height }: { width: number; height: number },
): DrawnSignature {
  const points = strokes.flatMap((stroke) => stroke.points)
  const extent = (of: 'x' | 'y') => Math.max(1, ...points.map((point) => point[of])) / before
  const scale = Math.min(1, width / extent('x'), height / extent('y'))
  return { strokes: strokes.map((stroke) => scaled(stroke, scale / before)), scale }
}

function scaled(stroke: PointGroup, factor: number): PointGroup {
  const points = stroke.points.map((point) => ({
    ...point,
    x: point.x * factor,
    y: point.y * factor,
  }))
  return { ...stroke, points }
}
