import type { DialogProps } from './dialog-props.ts'
import { lazyDialog } from './lazy-dialog.tsx'

/** Keeps the focus inside, and gives it back where it came from. */
export const Dialog = lazyDialog<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
)

/** Loads what every dialog needs, so that the first one does not wait for it. */
export async function prepareDialogs(): Promise<void> {
  await import('./dialog-window.tsx')
}
