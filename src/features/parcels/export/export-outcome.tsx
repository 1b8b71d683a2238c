import { styled } from 'styled-components'
import { countText, formatBytes } from '../../../../domain/format.ts'
import { isUnknownCall, messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { ExportState } from './use-export.ts'

export type ExportOutcomeProps = {
  open: boolean
  outcome: ExportState
  onRetry: () => void
  onClose: () => void
}

/** Shows what became of an export, in the place where it was asked for. */
export function ExportOutcome({ open, outcome, onRetry, onClose }: ExportOutcomeProps) {
  if (!open || outcome.state === 'idle') return null
  if (outcome.state === 'running') {
    const { total } = outcome
    const text = `${sizeText(outcome)} so far`
    return (
      <Panel>
        {liveText(outcome)}
        <Text>
          <strong>Exporting</strong> {text}
        </Text>
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
        <ProgressBar
          label="Export"
          value={total === null ? null : Math.min(outcome.rows, total)}
          max={total ?? 0}
          text={text}
        />
      </Panel>
    )
  }
  if (outcome.state === 'saved')
    return (
      <Panel>
        {liveText(outcome)}
        <Text>
          <strong>{outcome.name}</strong> is saved: {sizeText(outcome)}.
        </Text>
        <Button size="small" tone="ghost" onClick={onClose}>
          Close
        </Button>
      </Panel>
    )
  if (isUnknownCall(outcome.error))
    return (
      <Notice tone="info">
        <output>This server offers no export.</output>{' '}
        <Button size="small" onClick={onClose}>
          Close
        </Button>
      </Notice>
    )
  return (
    <Notice tone="danger">
      <strong>The export failed, and nothing was saved.</strong>{' '}
      {messageOf(outcome.error, lostText())}{' '}
      <Button size="small" onClick={onRetry}>
        Try again
      </Button>{' '}
      <Button size="small" tone="ghost" onClick={onClose}>
        Close
      </Button>
    </Notice>
  )
}

const lostText = () =>
  navigator.onLine ? 'The connection was lost.' : 'You are offline: it needs a connection.'

/** There before it has a text: not every screen reader announces an element that comes with one. */
const liveText = ({ state }: ExportState) => (
  <VisuallyHidden as="output">{state === 'saved' && 'The export is saved.'}</VisuallyHidden>
)

const sizeText = ({ rows, bytes }: { rows: number; bytes: number }) =>
  `${countText({ total: rows, totalIsCapped: false }, ['parcel', 'parcels'])}, ${formatBytes(bytes)}`

const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(3)} ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.medium};
  background: ${color.surface};
  > [role='progressbar'] {
    grid-column: 1 / -1;
  }
`

const Text = styled.p`
  min-width: 0;
  font-size: ${fontSize.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`
