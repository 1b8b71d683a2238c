import { createActor, SimulatedClock } from 'xstate'
import { loginMachine, type Attempt } from '../../../machines/login.ts'
import type { SessionUser } from '../../../machines/session.ts'
import type { PasskeyLogin } from '../../../openapi.d.ts'
import { deferredCall } from './calls.ts'

/** A login on an English page. */
export function startLogin() {
  const clock = new SimulatedClock()
  const passkey = deferredCall<PasskeyLogin>()
  const login = deferredCall<SessionUser | null, Attempt>()
  const codeStep = deferredCall<void>()
  const events: string[] = []
  const machine = loginMachine.provide({
    actors: {
      choosePasskey: passkey.logic,
      logIn: login.logic,
      prepareCodeStep: codeStep.logic,
    },
    actions: {
      welcome: () => events.push('welcomed'),
      openPage: () => events.push('opened the page'),
      openPageInLanguage: (_, { language }) => events.push(`opened the page in ${language}`),
      openProvider: () => events.push('left'),
      lookUpSession: () => events.push('looked up'),
    },
  })
  const actor = createActor(machine, { clock, input: { language: 'en' } }).start()
  return { actor, clock, passkey, login, codeStep, events }
}
