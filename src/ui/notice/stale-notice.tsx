import * as common from '#texts/common.ts'
import * as t from '#texts/ui.ts'
import { formatTimeOrDate } from '../../../domain/format.ts'
import { Button } from '../button/button.tsx'
import { useOnlineAgain } from '../../lib/online.ts'
import { Notice } from './notice.tsx'

type StaleNoticeProps = {
  /** Text for when there is a connection. */
  text: string
  /** Time of the data, in milliseconds; set while there is no connection. */
  asOf?: number | undefined
  busy: boolean
  onRetry: () => void
}

/** Shown beside old data after a failed refetch. */
export function StaleNotice({ text, asOf, busy, onRetry }: StaleNoticeProps) {
  useOnlineAgain(asOf !== undefined, onRetry)
  return (
    <Notice tone="danger">
      <span>{`${asOf === undefined ? text : t.offlineAsOf({ time: formatTimeOrDate(asOf) })} `}</span>
      <Button size="small" busy={busy} onClick={onRetry}>
        {common.tryAgain}
      </Button>
    </Notice>
  )
}
