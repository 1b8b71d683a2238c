import { Button } from '../button/button.tsx'
import { Notice } from './notice.tsx'

type StaleNoticeProps = { text: string; busy: boolean; onRetry: () => void }

/** Stands beside what is shown from before, where it could not be fetched again. */
export function StaleNotice({ text, busy, onRetry }: StaleNoticeProps) {
  return (
    <Notice tone="danger">
      {text}{' '}
      <Button size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
