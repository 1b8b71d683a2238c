import { styled } from 'styled-components'
import {
  color,
  focusRing,
  fontSize,
  inlineSign,
  layer,
  radius,
  shadow,
  space,
} from '../theme/tokens.ts'

export const Frame = styled.div`
  position: relative;
  min-width: 0;
  border-radius: ${radius.small};
  &:has(:focus-visible) {
    ${focusRing}
  }
`

export const Plot = styled.svg.attrs({ role: 'img' })`
  display: block;
  max-width: none;
  touch-action: pan-y;
`

/** Covers the plot, and lets the pointer through to it; the plot shows the values and the focus ring. */
export const Slider = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  pointer-events: none;
`

export const GridLine = styled.line<{ $isBase: boolean }>`
  stroke: ${({ $isBase }) => ($isBase ? color.borderStrong : color.border)};
  stroke-dasharray: ${({ $isBase }) => ($isBase ? 'none' : '2 4')};
`

export const AxisText = styled.text`
  fill: ${color.textMuted};
  font-size: 12px;
  font-variant-numeric: tabular-nums;
`

export const Cursor = styled.rect`
  fill: ${color.surfaceHover};
`

export const Stroke = styled.path`
  fill: none;
  stroke-width: 2.25;
  stroke-linecap: round;
  stroke-linejoin: round;
`

export const Point = styled.circle`
  fill: ${color.surface};
  stroke-width: 2;
`

export const Tooltip = styled.div<{ $isLate: boolean }>`
  position: absolute;
  top: 0;
  z-index: ${layer.header - 1};
  display: grid;
  gap: ${space(0.5)};
  margin-inline: ${space(3)};
  padding: ${space(1.5)} ${space(2.5)};
  border: 1px solid ${color.border};
  border-radius: ${radius.small};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.raised};
  font-size: ${fontSize.tiny};
  font-variant-numeric: tabular-nums;
  line-height: 1.35;
  white-space: nowrap;
  pointer-events: none;
  ${({ $isLate }) => $isLate && `transform: translateX(calc((-100% - 1.5rem) * ${inlineSign}));`}
`
