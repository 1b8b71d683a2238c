export type ToastKind = 'success' | 'error' | 'info' | 'loading'

export interface Toast {
  key: string
  kind: ToastKind
  text: string
}

/** What shows toasts, once its code is there. */
export interface ToastStackHandle {
  show: (toast: Toast) => void
  hide: (key: string) => void
}
