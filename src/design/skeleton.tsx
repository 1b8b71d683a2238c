import { keyframes, styled } from 'styled-components'
import { media } from '../lib/media.ts'
import { Card, CardGrid } from './card.tsx'
import { color, radius } from './tokens.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export function SkeletonCards({ count = 6, text = 'Loading…' }: { count?: number; text?: string }) {
  return (
    <div>
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
    </div>
  )
}

const breathe = keyframes`50% { opacity: 0.45; }`

const Skeleton = styled.span<{ $width?: string; $height?: string }>`
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
