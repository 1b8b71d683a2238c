import { Button } from '../button/button.tsx'
import { focusContentAfter } from '../focus/focus-after.ts'
import { Notice } from './notice.tsx'

type StaleNoticeProps = { text: string; busy: boolean; onRetry: () => void }

/** Stands beside what is shown from before, where it could not be fetched again. */
export function StaleNotice({ text, busy, onRetry }: StaleNoticeProps) {
  return (
    <Notice tone="danger">
      {text}{' '}
      <Button ref={focusContentAfter} size="small" busy={busy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  )
}
