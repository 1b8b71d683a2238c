import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { Button } from '../button/button.tsx'
import { useOffline, useOnlineAgain } from '../../lib/online.ts'
import { RefreshIcon, WarningIcon } from '../icons/site-icons.tsx'
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
      {illustration && <Illustration>{illustration}</Illustration>}
      <Title>{title}</Title>
      {children && <Text>{children}</Text>}
      {action && <Action>{action}</Action>}
    </Panel>
  )
}

type ErrorStateProps = {
  title: string
  children?: ReactNode
  /** Replaces `children` while there is no connection. */
  offline?: ReactNode
  onRetry: () => void
  /** Disables the automatic retry, for example if a retry reloads the page. */
  waitsForPress?: boolean
  busy?: boolean | undefined
}

/** Says whether the connection is missing, and retries automatically when it returns. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, offline = t.offlineAndNotKept, onRetry, waitsForPress, busy } = props
  const isOffline = useOffline()
  useOnlineAgain(!waitsForPress, onRetry)
  const text = isOffline ? offline : children
  return (
    <Panel role="alert">
      <Icon>
        <WarningIcon size={28} />
      </Icon>
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      <Action>
        <Button icon={<RefreshIcon />} busy={busy} onClick={onRetry}>
          {common.tryAgain}
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

const Illustration = styled.div`
  width: min(100%, 20rem);
  margin-bottom: ${space(5)};
  svg {
    display: block;
    width: 100%;
    height: auto;
  }
`

const Icon = styled.span`
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
