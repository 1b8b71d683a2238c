import { useEffect, useRef, useState } from 'react'
import { loginFailed } from '#texts/session.ts'
import type { LoginEvent } from '../../../machines/login.ts'
import { messageOf } from '../../api/api-error.ts'
import { toast } from '../../ui/toast/toast.tsx'
import type * as LoginCode from './login-actor.ts'
import type { LoginActor, LoginPage } from './login-actor.ts'
import type { LoginRefusal, LoginView } from './login-view.ts'

/**
 * Login of one page. Its machine is loaded with the first event, or before that by `prepareLogin`. Why an attempt
 * failed is announced; of a wrong code, the second step says so.
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
    // The page may have been left meanwhile.
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
    // At once, so that what a press changes is there with the next frame.
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

/** The page as it is when something of it is needed: its address may have changed meanwhile. */
const pageOf = (latest: { current: LoginPage }): LoginPage => ({
  get address() {
    return latest.current.address
  },
  open: (address) => latest.current.open(address),
  welcome: () => latest.current.welcome(),
})

/** Preloads the code, so that the login need not wait for it. */
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
