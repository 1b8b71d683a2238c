import type { VariantType } from 'notistack'
import { useEffect, useState } from 'react'
import type * as Stack from './toast-stack.tsx'

export const toast = {
  success: (text: string) => void show('success', text),
  error: (text: string) => void show('error', text),
  info: (text: string) => void show('info', text),
  loading: (text: string) => {
    const key = show('loading', text)
    return { close: () => close(key) }
  },
}

/** Preloads the code of toasts, so that the first one shows immediately. */
export const prepareToasts = () => import('./toast-stack.tsx')

/** Rendered once in the application. */
export function ToastHost() {
  const [stack, setStack] = useState<typeof Stack | null>(null)
  useEffect(() => {
    // The next toast retries a failed load.
    load = () => void prepareToasts().then(setStack, ignore)
    document.addEventListener('focusin', prepareForForm)
    return () => {
      load = ignore
      document.removeEventListener('focusin', prepareForForm)
    }
  }, [])
  useEffect(() => {
    // The stack below is mounted now, so notistack's functions work.
    mounted = stack
    showWaiting()
    return () => {
      mounted = null
    }
  }, [stack])
  return stack && <stack.ToastStack />
}

let load = ignore
let mounted: typeof Stack | null = null
let waiting: { key: string; variant: VariantType; text: string }[] = []
let count = 0

function show(variant: VariantType, text: string): string {
  const key = `toast-${(count += 1)}`
  waiting.push({ key, variant, text })
  showWaiting()
  return key
}

function showWaiting() {
  if (waiting.length === 0) return
  if (mounted === null) return load()
  for (const { key, variant, text } of waiting.splice(0))
    mounted.enqueueSnackbar(text, { key, variant, persist: variant === 'loading' })
}

function close(key: string) {
  waiting = waiting.filter((one) => one.key !== key)
  mounted?.closeSnackbar(key)
}

/** Preloads toasts when a form gets the focus, since a toast will show its result. */
function prepareForForm({ target }: FocusEvent) {
  if (target instanceof Element && target.closest('form')) void prepareToasts().catch(ignore)
}

function ignore() {}
