import * as t from '#texts/parcels.ts'
import { Button } from '../../ui/button/button.tsx'
import { Row } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'

/** Says that the fields were filled in again after the page was lost. */
export function DraftNotice({ onStartAgain }: { onStartAgain: () => void }) {
  return (
    <Notice tone="info">
      <Row>
        <span>{t.whatYouEnteredIsBack}</span>
        <Button size="small" onClick={onStartAgain}>
          {t.startAgain}
        </Button>
      </Row>
    </Notice>
  )
}
