import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { toneColors } from '../badge/tone.ts'
import type { Tone } from '../badge/tone.ts'
import { fontSize, radius, space } from '../theme/tokens.ts'

type NoticeProps = { tone: Tone; children: ReactNode }

/** A sentence that stays on the page; failures are announced. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <Box $tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      {icons[tone]}
      <div>{children}</div>
    </Box>
  )
}

const icons: Record<Tone, ReactNode> = {
  danger: <WarningIcon />,
  warning: <WarningIcon />,
  success: <CheckIcon />,
  info: <InfoIcon />,
  neutral: <InfoIcon />,
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  gap: ${space(2.5)};
  padding: ${space(3)} ${space(4)};
  border-inline-start: 4px solid ${({ $tone }) => toneColors[$tone].solid};
  border-radius: ${radius.small};
  background: ${({ $tone }) => toneColors[$tone].soft};
  color: ${({ $tone }) => toneColors[$tone].text};
  font-size: ${fontSize.small};
  svg {
    flex: none;
    margin-top: 0.125rem;
  }
`
