import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { ConfirmDialog } from '../../design/confirm-dialog.tsx'

/** Asks before a link leads away, or the tab is closed, while parcels are being created. */
export function LeaveGuard({ on }: { on: boolean }) {
  const [wanted, setWanted] = useState<string | null>(null)
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!on) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const ask = (event: MouseEvent) => {
      const address = addressOf(event)
      if (address === null) return
      event.preventDefault()
      event.stopPropagation()
      setWanted(address)
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', ask, true)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', ask, true)
      setWanted(null)
    }
  }, [on])

  return (
    <ConfirmDialog
      open={on && wanted !== null}
      title="Leave the import?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      tone="danger"
      busy={false}
      onClose={() => setWanted(null)}
      onConfirm={() => navigate(wanted ?? '')}
    >
      No more parcels will be created. Those that were created stay; import the same file again to
      go on, within 24 hours nothing is created twice.
    </ConfirmDialog>
  )
}

/** Where a click leads within this site; null where it leads to no other page in this tab. */
function addressOf(event: MouseEvent): string | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!isPlain || link === null || link.target !== '' || link.download !== '') return null
  const here = window.location
  if (link.origin !== here.origin || link.pathname === here.pathname) return null
  return link.pathname + link.search + link.hash
}
