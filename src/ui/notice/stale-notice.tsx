import * as t from '#texts/uiNotice.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import { Button } from '../button/button.tsx'
import { useOnlineAgain } from '../../lib/online.ts'
import { focusContentAfter } from '../focus/focus-after.ts'
import { Notice } from './notice.tsx'

type StaleNoticeProps = {
  /** Text while there is a connection. */
  text: string
  /** In milliseconds: there is none, and this is from then. */
  asOf?: number | undefined
  busy: boolean
  onRetry: () => void
}

/** Stands beside what is shown from before, where it could not be fetched again. */
export function StaleNotice({ text, asOf, busy, onRetry }: StaleNoticeProps) {
  useOnlineAgain(asOf !== undefined, onRetry)
  return (
    <Notice tone="danger">
      {asOf === undefined ? text : t.offlineAsOf({ time: formatTimeOrDate(asOf) })}{' '}
      <Button ref={focusContentAfter} size="small" busy={busy} onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </Notice>
  )
}
