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

  useEffect(
    () => () => {
      void login.current?.then(({ stop }) => stop(), ignore)
      login.current = null
    },
    [],
  )

  const { refusal } = view
  useEffect(() => {
    if (refusal !== null && !refusal.isOfCode) toast.error(refusal.text)
  }, [refusal])

  const start = () => {
    const started: Promise<LoginActor> = prepareLogin().then(({ startLogin }) =>
      // The page may have been left meanwhile.
      startLogin(page, (latest) => login.current === started && setView(latest)),
    )
    return started
  }

  const send = (event: LoginEvent) => {
    if (login.current === null) setView({ ...idle, underway: event.type })
    login.current ??= start()
    const current = login.current
    current.then(
      (running) => running.send(event),
      (lost: unknown) => {
        if (login.current !== current) return
        login.current = null
        setView({ ...idle, refusal: lostCode(lost, event) })
      },
    )
  }

  return [view, send]
}

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
