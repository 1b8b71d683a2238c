import { keyframes, styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { media } from '../../lib/media.ts'
import { color, layer, space } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

/** Decorative: its parent has the text. */
export function Spinner({ size = 20 }: { size?: number }) {
  return (
    <Turning width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="3" opacity="0.22" />
      <path
        d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Turning>
  )
}

export function FullScreenSpinner({ text = t.loading }: { text?: string }) {
  return (
    <Screen>
      <Spinner size={56} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Screen>
  )
}

/** A spinner that replaces a list or panel while it loads. */
export function LoadingArea({ text = t.loading }: { text?: string }) {
  return (
    <Area>
      <Spinner size={36} />
      <VisuallyHidden>{text}</VisuallyHidden>
    </Area>
  )
}

const turn = keyframes`to { transform: rotate(360deg); }`

const Turning = styled.svg`
  display: block;
  flex: none;
  animation: ${turn} 800ms linear infinite;
  @media ${media.reducedMotion} {
    animation-duration: 4s;
  }
`

const Screen = styled.output`
  position: fixed;
  inset: 0;
  z-index: ${layer.header - 1};
  display: grid;
  place-items: center;
  background: ${color.page};
  color: ${color.accentLine};
`

const Area = styled.output`
  display: grid;
  place-items: center;
  padding: ${space(16)} ${space(4)};
  color: ${color.accentLine};
`
