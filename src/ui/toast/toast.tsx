import { useCallback, useEffect, useState } from 'react'
import type { ToastStack } from './toast-stack.tsx'
import type { Toast, ToastKind, ToastStackHandle } from './toast-kinds.ts'

export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  info: (text: string) => void show('info', text),
  loading: (text: string) => {
    const key = show('loading', text)
    return { close: () => hide(key) }
  },
}

/** Loads what shows toasts, so that the first one does not wait for it. */
export async function prepareToasts(): Promise<Stack> {
  loading ??= import('./toast-stack.tsx')
  try {
    return (await loading).ToastStack
  } catch (error) {
    // The next toast tries again.
    loading = null
    throw error
  }
}

/** Place it once, anywhere in the application. */
export function ToastHost() {
  const [Stack, setStack] = useState<Stack | null>(null)
  useEffect(() => {
    bringStack = () => void prepareToasts().then((loaded) => setStack(() => loaded), ignore)
    if (waiting.length > 0) bringStack()
    document.addEventListener('focusin', prepareForForm)
    return () => {
      bringStack = ignore
      document.removeEventListener('focusin', prepareForForm)
    }
  }, [])
  const onReady = useCallback((ready: ToastStackHandle | null) => {
    stack = ready
    if (ready === null) return
    for (const one of waiting) ready.show(one)
    waiting = []
  }, [])
  return Stack && <Stack onReady={onReady} />
}

type Stack = typeof ToastStack

let loading: Promise<{ ToastStack: Stack }> | null = null
let bringStack = ignore
let stack: ToastStackHandle | null = null
let waiting: Toast[] = []
let count = 0

function show(kind: ToastKind, text: string): string {
  const toast = { key: `toast-${(count += 1)}`, kind, text }
  if (stack !== null) stack.show(toast)
  else {
    waiting.push(toast)
    bringStack()
  }
  return toast.key
}

function hide(key: string) {
  waiting = waiting.filter((one) => one.key !== key)
  stack?.hide(key)
}

/** Whoever fills in a form is about to be told how that went. */
function prepareForForm({ target }: FocusEvent) {
  if (target instanceof Element && target.closest('form')) void prepareToasts().catch(ignore)
}

function ignore() {}
