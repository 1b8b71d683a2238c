import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { CanceledIcon, CheckIcon, ClockIcon, WarningIcon } from '../icons/icons.tsx'
import { color, fontSize, radius, space } from '../theme/tokens.ts'

export type ResultState = 'waiting' | 'done' | 'refused' | 'failed' | 'left'

type ResultListProps = {
  label: string
  results: readonly {
    key: string
    name: ReactNode
    state: ResultState
    text: string
    /** Control for a further action. */
    action?: ReactNode
  }[]
}

/** Results of a bulk action; each text says as much as its colour. */
export function ResultList({ label, results }: ResultListProps) {
  return (
    // Focusable, so that a long list can be scrolled with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <Frame aria-label={label} tabIndex={0}>
      <ul>
        {results.map(({ key, name, state, text, action }) => (
          <Line key={key} $state={state}>
            {icons[state]}
            <span>{name}</span>
            <em>{text}</em>
            {action}
          </Line>
        ))}
      </ul>
    </Frame>
  )
}

const icons: Record<ResultState, ReactNode> = {
  waiting: <ClockIcon size={18} />,
  done: <CheckIcon size={18} />,
  refused: <CanceledIcon size={18} />,
  failed: <WarningIcon size={18} />,
  left: <ClockIcon size={18} />,
}

const colors: Record<ResultState, string> = {
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

const Line = styled.li<{ $state: ResultState }>`
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
    color: ${({ $state }) => colors[$state]};
  }
  svg {
    flex: none;
  }
  em {
    margin-inline-start: auto;
    font-style: normal;
    font-weight: 600;
  }
`
