import { keyframes, styled } from 'styled-components'
import { media } from '../../lib/media.ts'
import { color, inlineSign, motion, radius } from '../theme/tokens.ts'

type ProgressBarProps = {
  label: string
  /** Progress towards `max`; null if `max` is unknown. */
  value: number | null
  max: number
  /** Progress as text, for example '3 of 12 parcels'. */
  text: string
}

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const isKnown = value !== null && max > 0
  const part = isKnown ? Math.min(1, value / max) : 0
  return (
    <Track
      aria-label={label}
      aria-valuetext={text}
      {...(isKnown ? { 'aria-valuenow': value, 'aria-valuemin': 0, 'aria-valuemax': max } : {})}
    >
      {isKnown ? <Fill style={{ transform: `scaleX(${part})` }} /> : <Indeterminate />}
    </Track>
  )
}

// A `progress` element cannot be styled equally in all browsers.
const Track = styled.div.attrs({ role: 'progressbar' })`
  position: relative;
  height: 0.625rem;
  border-radius: ${radius.round};
  background: ${color.neutralSoft};
  overflow: hidden;
`

const Fill = styled.span`
  position: absolute;
  inset: 0;
  border-radius: inherit;
  background: ${color.accent};
  transform-origin: calc(50% - 50% * ${inlineSign}) 50%;
  transition: transform ${motion.normal} ${motion.ease};
`

const slide = keyframes`to { background-position: calc(2.5rem * ${inlineSign}) 0; }`

const Indeterminate = styled.span`
  position: absolute;
  inset: 0;
  background: repeating-linear-gradient(90deg, ${color.accent} 0 1.5rem, transparent 0 2.5rem);
  animation: ${slide} 700ms linear infinite;
  @media ${media.reducedMotion} {
    animation: none;
  }
`
