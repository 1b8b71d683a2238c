import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CanceledIcon, CheckIcon, ClockIcon, WarningIcon } from '../icons/icons.tsx'
import { color, fontSize, radius, space } from '../theme/tokens.ts'

export type ResultTone = 'waiting' | 'done' | 'refused' | 'failed' | 'left'

type ResultListProps = {
  label: string
  results: readonly { key: string; name: ReactNode; tone: ResultTone; text: string }[]
}

/** What became of each of many; its words say as much as its colours. */
export function ResultList({ label, results }: ResultListProps) {
  return (
    // A long list is scrolled with the keyboard too.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame aria-label={label} tabIndex={0}>
      <ul>
        {results.map(({ key, name, tone, text }) => (
          <Line key={key} $tone={tone}>
            {icons[tone]}
            <span>{name}</span>
            <em>{text}</em>
          </Line>
        ))}
      </ul>
    </Frame>
  )
}

const icons: Record<ResultTone, ReactNode> = {
  waiting: <ClockIcon size={18} />,
  done: <CheckIcon size={18} />,
  refused: <CanceledIcon size={18} />,
  failed: <WarningIcon size={18} />,
  left: <ClockIcon size={18} />,
}

const inks: Record<ResultTone, string> = {
  waiting: color.textMuted,
  done: color.successText,
  refused: color.dangerText,
  failed: color.dangerText,
  left: color.textMuted,
}

const Frame = styled.section`
  max-height: min(22rem, 45dvh);
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surfaceSunken};
  overflow-y: auto;
  ul {
    padding: 0;
    list-style: none;
  }
`

const Line = styled.li<{ $tone: ResultTone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(0.5)} ${space(2.5)};
  padding: ${space(2)} ${space(3)};
  font-size: ${fontSize.small};
  overflow-wrap: anywhere;
  &:not(:first-child) {
    border-top: 1px solid ${color.border};
  }
  svg,
  em {
    color: ${({ $tone }) => inks[$tone]};
  }
  svg {
    flex: none;
  }
  em {
    margin-left: auto;
    font-style: normal;
    font-weight: 600;
  }
`
