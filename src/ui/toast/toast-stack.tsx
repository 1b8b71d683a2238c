import { closeSnackbar, SnackbarProvider } from 'notistack'
import type { CustomContentProps, TransitionProps, VariantType } from 'notistack'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import * as t from '#texts/ui.ts'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { Spinner } from '../progress/spinner.tsx'
import * as Styled from './toast.styles.ts'

export { closeSnackbar, enqueueSnackbar } from 'notistack'

declare module 'notistack' {
  interface VariantOverrides {
    default: false
    warning: false
    loading: true
  }
}

const maxShown = 20
const autoHideDuration = { success: 2000, error: 4000, info: 4000, loading: null }
/** In milliseconds: a second, less the time that notistack needs to close the gap of a removed toast. */
const removalDelay = 1000 - 300

/** Renders notistack's toasts in our style, with timers that also pause on keyboard focus. */
export function ToastStack() {
  const [region] = useState(toastRegion)
  return (
    <>
      <Styled.Place />
      <SnackbarProvider
        domRoot={region}
        maxSnack={maxShown}
        autoHideDuration={null}
        // At the top, since the buttons of dialogs, selections and pages are at the bottom.
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        TransitionComponent={Fade}
        Components={{ success: Toast, error: Toast, info: Toast, loading: Toast }}
      />
    </>
  )
}

/**
 * A live region outside the application's root that is never removed: an open modal hides the root from screen
 * readers, but not live regions.
 */
function toastRegion(): HTMLElement {
  const existing = document.getElementById('toasts')
  const region = existing ?? document.createElement('div')
  region.id = 'toasts'
  region.setAttribute('aria-live', 'polite')
  if (!existing) document.body.append(region)
  return region
}

function Toast({ id, message, variant }: CustomContentProps) {
  const [isPaused, setPaused] = useState(false)
  const timeLeft = useRef(autoHideDuration[variant])
  useEffect(() => {
    const duration = timeLeft.current
    if (isPaused || duration === null) return undefined
    const startedAt = performance.now()
    const timer = setTimeout(() => closeSnackbar(id), duration)
    return () => {
      clearTimeout(timer)
      timeLeft.current = duration - (performance.now() - startedAt)
    }
  }, [id, isPaused])
  const pause = () => setPaused(true)
  const resume = () => setPaused(false)
  return (
    <Styled.Toast onPointerEnter={pause} onPointerLeave={resume} onFocus={pause} onBlur={resume}>
      <Styled.Icon $variant={variant}>{icons[variant]}</Styled.Icon>
      <Styled.Message role={variant === 'error' ? 'alert' : 'status'}>{message}</Styled.Message>
      <Styled.Dismiss type="button" aria-label={t.dismiss} onClick={() => closeSnackbar(id)}>
        <CloseIcon size={18} />
      </Styled.Dismiss>
    </Styled.Toast>
  )
}

const icons: Record<VariantType, ReactNode> = {
  success: <CheckIcon size={22} />,
  error: <WarningIcon size={22} />,
  info: <InfoIcon size={22} />,
  loading: <Spinner size={22} />,
}

type FadeProps = TransitionProps & { children: ReactNode }

/** Fades a dismissed toast immediately, and removes it after the delay. */
function Fade({ in: isShown = true, children, onEntered, onExited }: FadeProps) {
  const node = useRef<HTMLDivElement>(null)
  const onDone = useEffectEvent(() => {
    if (node.current === null) return
    if (isShown) onEntered?.(node.current, true)
    else onExited?.(node.current)
  })
  useEffect(() => {
    const timer = setTimeout(onDone, isShown ? 0 : removalDelay)
    return () => clearTimeout(timer)
  }, [isShown])
  return (
    <Styled.Fade ref={node} data-leaving={isShown ? undefined : ''}>
      {children}
    </Styled.Fade>
  )
}
