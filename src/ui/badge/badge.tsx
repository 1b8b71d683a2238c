import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { toneColors } from './tone.ts'
import type { Tone } from './tone.ts'
import { fontSize, radius, space } from '../theme/tokens.ts'

type BadgeProps = { tone: Tone; icon?: ReactNode; children: ReactNode }

export function Badge({ tone, icon, children }: BadgeProps) {
  return (
    <Stamp $tone={tone}>
      {icon ?? <Dot />}
      <span>{children}</span>
    </Stamp>
  )
}

const Stamp = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(0.75)};
  padding-inline: ${space(2)} ${space(2.5)};
  border: 1px solid color-mix(in srgb, ${({ $tone }) => toneColors[$tone].solid} 45%, transparent);
  border-radius: ${radius.small};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  font-size: ${fontSize.tiny};
  font-weight: 650;
  line-height: 1.35;
  white-space: nowrap;
  svg {
    flex: none;
    width: 1.125em;
    height: 1.125em;
    stroke-width: 2;
  }
`

const Dot = styled.span`
  width: 0.5em;
  height: 0.5em;
  border-radius: 50%;
  background: currentColor;
`
