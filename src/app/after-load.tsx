import { createRoot } from 'react-dom/client'
import { afterChanges } from '../api/changes-under-way.ts'
import { watchForUpdate } from '../lib/site-update.ts'
import { reloadPage } from '../lib/use-navigation-blocker.ts'
import { UpdateNotice } from './update-notice.tsx'

/* What a page needs once it is loaded; fetched then, since it could not be fetched after an update. */

export { registerWorker } from '../lib/register-worker.ts'

/** Reloads this page after an update of the site; if something is unsaved, only offers to. */
export function watchForUpdates(): void {
  watchForUpdate({
    reload: () => void afterChanges(async () => reloadPage()),
    offer: () => {
      // Among the toasts, since an open dialog hides everything else.
      const place = document.createElement('div')
      document.getElementById('toasts')?.append(place)
      document.documentElement.dataset['updated'] = ''
      createRoot(place).render(<UpdateNotice />)
    },
  })
}
