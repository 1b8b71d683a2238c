import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/parcels.ts'
import { formatBytes } from '../../../../domain/format.ts'
import { isUnknownCall, messageOf } from '../../../api/api-error.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Notice } from '../../../ui/notice/notice.tsx'
import { ProgressBar } from '../../../ui/progress/progress-bar.tsx'
import { sentence } from '../../../lib/sentence.ts'
import { color, fontSize, radius, space } from '../../../ui/theme/tokens.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { ExportState } from './use-export.ts'

export type ExportOutcomeProps = {
  open: boolean
  outcome: ExportState
  onRetry: () => void
  onClose: () => void
}

/** Shows the progress and the result of an export, beside its button. */
export function ExportOutcome({ open, outcome, onRetry, onClose }: ExportOutcomeProps) {
  if (!open || outcome.state === 'idle') return null
  if (outcome.state === 'running') {
    const { total } = outcome
    const size = sizeOf(outcome)
    return (
      <Panel>
        {liveText(outcome)}
        <Text>{sentence(t.exporting({ ...size, strong }))}</Text>
        <Button size="small" onClick={onClose}>
          {common.cancel}
        </Button>
        <ProgressBar
          label={t.exportLabel}
          value={total === null ? null : Math.min(outcome.rows, total)}
          max={total ?? 0}
          text={t.sizeSoFar(size)}
        />
      </Panel>
    )
  }
  if (outcome.state === 'saved')
    return (
      <Panel>
        {liveText(outcome)}
        <Text>{sentence(t.fileIsSaved({ ...sizeOf(outcome), name: outcome.name, strong }))}</Text>
        <Button size="small" tone="ghost" onClick={onClose}>
          {common.close}
        </Button>
      </Panel>
    )
  if (isUnknownCall(outcome.error))
    return (
      <Notice tone="info">
        <output>{`${t.serverOffersNoExport} `}</output>
        <Button size="small" onClick={onClose}>
          {common.close}
        </Button>
      </Notice>
    )
  return (
    <Notice tone="danger">
      <strong>{t.exportFailed}</strong>
      <span>{` ${messageOf(outcome.error, lostText())} `}</span>
      <Button size="small" onClick={onRetry}>
        {common.tryAgain}
      </Button>
      <span> </span>
      <Button size="small" tone="ghost" onClick={onClose}>
        {common.close}
      </Button>
    </Notice>
  )
}

const lostText = () => (navigator.onLine ? t.connectionWasLost : t.youAreOffline)

/** Mounted before it has a text, as some screen readers do not announce a new element. */
const liveText = ({ state }: ExportState) => (
  <VisuallyHidden as="output">{state === 'saved' && t.exportIsSaved}</VisuallyHidden>
)

const sizeOf = ({ rows, bytes }: { rows: number; bytes: number }) => ({
  count: rows,
  bytes: formatBytes(bytes),
})

const strong = (text: string) => <strong>{text}</strong>

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
