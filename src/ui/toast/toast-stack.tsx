import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack'
import type { CustomContentProps, TransitionProps } from 'notistack'
import { useEffect, useState } from 'react'
import type { ReactElement, ReactNode, Ref } from 'react'
import { styled } from 'styled-components'
import { media, useMedia } from '../../lib/media.ts'
import { ToastFace } from './toast-face.tsx'
import type { Toast, ToastKind, ToastStackHandle } from './toast-kinds.ts'
import { useToastTimer } from './toast-timer.ts'
import { layer } from '../theme/tokens.ts'

const toastLimits = {
  shownAtOnce: 20,
  removalDelay: 1000,
  stays: { success: 2000, error: 4000, info: 4000, loading: null },
} as const satisfies {
  shownAtOnce: number
  removalDelay: number
  stays: Record<ToastKind, number | null>
}

const top = { vertical: 'top', horizontal: 'center' } as const
const bottom = { vertical: 'bottom', horizontal: 'right' } as const

/** `onReady` is told when toasts can be shown, and null when no longer. */
export function ToastStack({ onReady }: { onReady: (stack: ToastStackHandle | null) => void }) {
  const [region] = useState(toastRegion)
  const phone = useMedia(media.phone)
  useEffect(() => {
    onReady({ show, hide: closeSnackbar })
    return () => onReady(null)
  }, [onReady])
  return (
    <SnackbarProvider
      domRoot={region}
      maxSnack={toastLimits.shownAtOnce}
      // Own timers: the library's pause for a pointer, not for the keyboard's focus.
      autoHideDuration={null}
      // On a phone the bottom belongs to the thumb and to the buttons of a dialog.
      anchorOrigin={phone ? top : bottom}
      transitionDuration={{ enter: 0, exit: toastLimits.removalDelay }}
      TransitionComponent={Leaving}
      Components={{
        success: SuccessToast,
        error: ErrorToast,
        info: InfoToast,
        default: LoadingToast,
      }}
    />
  )
}

function show({ key, kind, text }: Toast) {
  enqueueSnackbar(text, { key, variant: variants[kind], persist: kind === 'loading' })
}

const variants = {
  success: 'success',
  error: 'error',
  info: 'info',
  loading: 'default',
} as const

/**
 * A live region outside the application's root that is never removed: an open modal hides the root
 * from screen readers, but leaves live regions alone.
 */
function toastRegion(): HTMLElement {
  const existing = document.getElementById('toasts')
  const region = existing ?? document.createElement('div')
  region.id = 'toasts'
  region.setAttribute('aria-live', 'polite')
  region.style.position = 'relative'
  region.style.zIndex = String(layer.toast)
  if (!existing) document.body.append(region)
  return region
}

type ToastProps = CustomContentProps & { ref?: Ref<HTMLDivElement> }

const SuccessToast = (props: ToastProps) => <Timed {...props} kind="success" />
const ErrorToast = (props: ToastProps) => <Timed {...props} kind="error" />
const InfoToast = (props: ToastProps) => <Timed {...props} kind="info" />
const LoadingToast = (props: ToastProps) => <Timed {...props} kind="loading" />

function Timed({ kind, id, message, ref }: ToastProps & { kind: ToastKind }) {
  const close = () => closeSnackbar(id)
  const pausing = useToastTimer(toastLimits.stays[kind], close)
  return (
    <ToastFace ref={ref} kind={kind} onClose={close} {...pausing}>
      {message}
    </ToastFace>
  )
}

type LeavingProps = TransitionProps & { children: ReactElement<{ children?: ReactNode }> }

/** What the library adds after "gone": its pause and the folding of the empty place. */
const folding = 300

/** Fades at once when dismissed, so that after the removal delay nothing is left. */
function Leaving({ in: staying = true, children, onEntered, onExited }: LeavingProps) {
  const [node, setNode] = useState<HTMLElement | null>(null)
  useEffect(() => {
    if (!node) return undefined
    if (staying) {
      onEntered?.(node, true)
      return undefined
    }
    const timer = setTimeout(() => onExited?.(node), toastLimits.removalDelay - folding)
    return () => clearTimeout(timer)
    // The callbacks are new at every render of the library; only the change of state counts.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [node, staying])
  return (
    <Moving ref={setNode} data-leaving={staying ? undefined : ''}>
      {children}
    </Moving>
  )
}

const Moving = styled.div`
  width: 100%;
  transition:
    opacity 300ms,
    transform 300ms;
  &[data-leaving] {
    opacity: 0;
    transform: translateY(0.5rem);
    pointer-events: none;
  }
  @starting-style {
    opacity: 0;
    transform: translateY(0.5rem);
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`
