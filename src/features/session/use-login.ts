import { useEffect, useRef, useState } from 'react'
import { loginFailed } from '#texts/session.ts'
import type { LoginEvent } from '../../../machines/login.ts'
import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.tsx'
import type * as LoginCode from './login-actor.ts'
import type { LoginActor, LoginPage } from './login-actor.ts'
import type { LoginRefusal, LoginView } from './login-view.ts'

/**
 * Login of one page. Its machine is loaded with the first event, or earlier by `prepareLogin`. The reason of a
 * failed attempt is announced, except for a wrong code, which the second step reports.
 */
export function useLogin(page: LoginPage): [LoginView, (event: LoginEvent) => void] {
  const [view, setView] = useState(idle)
  const login = useRef<Promise<LoginActor> | null>(null)
  const running = useRef<LoginActor | null>(null)
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  })

  useEffect(
    () => () => {
      void login.current?.then(({ stop }) => stop(), ignore)
      login.current = null
      running.current = null
    },
    [],
  )

  const { refusal } = view
  useEffect(() => {
    if (refusal !== null && !refusal.isOfCode) toast.error(refusal.text)
  }, [refusal])

  const start = () => {
    // The page may have been left in the meantime.
    const show = (shown: LoginView) => {
      if (login.current === started) setView(shown)
    }
    const started: Promise<LoginActor> = prepareLogin().then(({ startLogin }) => {
      const actor = startLogin(pageOf(latest), show)
      if (login.current === started) running.current = actor
      return actor
    })
    return started
  }

  const send = (event: LoginEvent) => {
    // Sent synchronously, so that the next frame shows the effect of a press.
    if (running.current !== null) return running.current.send(event)
    if (login.current === null) setView({ ...idle, underway: event.type })
    login.current ??= start()
    const current = login.current
    current.then(
      (actor) => actor.send(event),
      (lost: unknown) => {
        if (login.current !== current) return
        login.current = null
        setView({ ...idle, refusal: lostCode(lost, event) })
      },
    )
  }

  return [view, send]
}

/** The current page each time it is needed, since its address can change. */
const pageOf = (latest: { current: LoginPage }): LoginPage => ({
  get address() {
    return latest.current.address
  },
  open: (address) => latest.current.open(address),
  welcome: () => latest.current.welcome(),
})

/** Preloads the code, so that the login does not have to wait for it. */
export const prepareLogin = (): Promise<typeof LoginCode> => import('./login-actor.ts')

const idle: LoginView = {
  underway: null,
  isSlow: false,
  refusal: null,
  CodeStep: null,
}

const lostCode = (lost: unknown, event: LoginEvent): LoginRefusal => ({
  text: messageOf(lost, loginFailed),
  isOfCode: false,
  isOfPassword: event.type === 'LOG_IN' && event.proof.by === 'password',
})

function ignore() {}
