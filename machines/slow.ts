/** `dialog`: a dialog is open; `busy`: a call is running; `slow`: it takes longer than usual. */
export type FlowTag = 'dialog' | 'busy' | 'slow'

/** Milliseconds after which the user is told that a call takes longer than usual. */
export const slowAfter = 5_000
