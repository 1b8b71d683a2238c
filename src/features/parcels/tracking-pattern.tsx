import { styled } from 'styled-components'
import { trackingIdAlphabet } from '../../../domain/tracking-id.ts'

/** Bars as on a label, drawn from the tracking ID; decoration, not a code to scan. */
export function TrackingPattern({ trackingId }: { trackingId: string }) {
  const bars = barWidths(trackingId)
  const width = bars.reduce((sum, bar) => sum + bar, 0)
  return (
    <Bars viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={pathOf(bars)} fill="currentColor" />
    </Bars>
  )
}

/** Widths of bar, gap, bar, gap …: four for each letter, two bits apiece. */
function barWidths(trackingId: string): number[] {
  return trackingId
    .toUpperCase()
    .split('')
    .map((letter) => trackingIdAlphabet.indexOf(letter))
    .flatMap((value) =>
      value < 0 ? [] : [1 + (value & 3), 1 + ((value >> 2) & 1), 1 + ((value >> 3) & 3), 2],
    )
}

function pathOf(bars: number[]): string {
  let x = 0
  let path = ''
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v10h-${width}z`
    x += width
  }
  return path
}

const Bars = styled.svg`
  display: block;
  width: 10.5rem;
  max-width: 100%;
  height: 1.75rem;
  min-width: 0;
  shape-rendering: crispEdges;
`
