import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../button/button.tsx'
import { RefreshIcon, WarningIcon } from '../icons/icons-site.tsx'
import { color, fontSize, radius, space } from '../theme/tokens.ts'

type EmptyStateProps = {
  illustration?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}

export function EmptyState({ illustration, title, children, action }: EmptyStateProps) {
  return (
    <Panel>
      {illustration && <Picture>{illustration}</Picture>}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Panel>
  )
}

type FailedStateProps = {
  title: string
  children?: ReactNode
  onRetry: () => void
  busy?: boolean | undefined
}

export function FailedState({ title, children, onRetry, busy }: FailedStateProps) {
  return (
    <Panel role="alert">
      <Sign>
        <WarningIcon size={28} />
      </Sign>
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      <Action>
        <Button icon={<RefreshIcon />} busy={busy} onClick={onRetry}>
          Try again
        </Button>
      </Action>
    </Panel>
  )
}

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: clamp(${space(8)}, 6vw, ${space(14)}) ${space(5)};
  border: 2px dashed ${color.border};
  border-radius: ${radius.large};
  text-align: center;
`

const Picture = styled.div`
  width: min(100%, 20rem);
  margin-bottom: ${space(5)};
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  margin-bottom: ${space(4)};
  border-radius: ${radius.large};
  background: ${color.dangerSoft};
  color: ${color.dangerText};
`

const Title = styled.p`
  font-size: ${fontSize.lead};
  font-weight: 700;
  line-height: 1.3;
  text-wrap: balance;
`

const Text = styled.div`
  max-width: 46ch;
  margin-top: ${space(1.5)};
  color: ${color.textMuted};
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space(3)};
  margin-top: ${space(5)};
`
