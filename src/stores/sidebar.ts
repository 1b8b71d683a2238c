import { create } from 'zustand'

/** True if the dashboards' sidebar is open; a cookie remembers it for a week. */
export const useSidebar = create<{ open: boolean }>(() => ({ open: rememberedOpen() }))

export function setSidebarOpen(open: boolean): void {
  useSidebar.setState({ open })
  document.cookie = `${cookieName}=${open}; path=/; max-age=${sevenDays}; samesite=lax`
}

export function toggleSidebar(): void {
  setSidebarOpen(!useSidebar.getState().open)
}

const cookieName = 'sidebar_state'
const sevenDays = 7 * 24 * 60 * 60

function rememberedOpen(): boolean {
  if (typeof document === 'undefined') return true
  return !/(?:^|;\s*)sidebar_state=false(?:;|$)/.test(document.cookie)
}
