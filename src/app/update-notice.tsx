import * as t from '#texts/app.ts'
import { Button } from '../ui/button/button.tsx'
import { FloatingNotice } from '../ui/notice/floating-notice.tsx'
import { useSiteWasUpdated } from '../lib/site-update.ts'
import { askBeforeReload, reloadPage } from '../lib/use-navigation-blocker.ts'

/** Offers to reload a page that is older than the server's, if something on it is unsaved. */
export function UpdateNotice() {
  if (!useSiteWasUpdated()) return null
  return (
    <FloatingNotice role="alert">
      <p>{t.waybillWasUpdated}</p>
      <Button size="small" onClick={() => askBeforeReload(reloadPage)}>
        {t.reload}
      </Button>
    </FloatingNotice>
  )
}
