import { keyframes, styled } from 'styled-components'
import * as t from '#texts/ui.ts'
import { media } from '../../lib/media.ts'
import { Card, CardGrid } from '../card/card.tsx'
import { color, radius } from '../theme/tokens.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'

export function SkeletonCards({ count = 6, text = t.loading }: { count?: number; text?: string }) {
  return (
    <Delayed>
      <VisuallyHidden as="output">{text}</VisuallyHidden>
      <CardGrid aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <Card as="div">
              <Skeleton $width="60%" $height="1.5rem" />
              <Skeleton $width="100%" />
              <Skeleton $width="85%" />
              <Skeleton $width="40%" $height="2.25rem" />
            </Card>
          </li>
        ))}
      </CardGrid>
    </Delayed>
  )
}

const appear = keyframes`from { visibility: hidden; }`

/** Hidden at first, so that it does not flash before a quick answer. */
export const Delayed = styled.div`
  animation: ${appear} 200ms step-end;
`

const breathe = keyframes`50% { opacity: 0.45; }`

export const Skeleton = styled.span<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1rem' }) => $height};
  border-radius: ${radius.small};
  background: ${color.border};
  animation: ${breathe} 1.4s ease-in-out infinite;
  @media ${media.reducedMotion} {
    animation: none;
  }
`
