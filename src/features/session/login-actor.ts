import { createActor, fromPromise } from 'xstate'
import type { SnapshotFrom } from 'xstate'
import { language } from '#texts/language.ts'
import * as t from '#texts/session.ts'
import { loginMachine } from '../../../machines/login.ts'
import type { Attempt, LoginEvent } from '../../../machines/login.ts'
import { hasCode, hasMessageCode, messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { loginUser } from '../../api/session.ts'
import { makeInspectable } from '../../lib/actor-inspection.ts'
import { leaving } from '../../lib/leaving.ts'
import { PasskeyFailure } from '../../lib/passkey-failure.ts'
import { openInLanguage } from '../../stores/language.ts'
import type { LoginRefusal, LoginView } from './login-view.ts'
import { announceLogin, lookUpAgain, prepareSession } from './session.ts'

/** What a login needs from its page. */
export interface LoginPage {
  /** Announces the success. */
  welcome: () => void
  /** Path to which the user is on their way. */
  address: string
  open: (address: string) => void
  /** Makes the identity provider ask for the credentials even if the user has a session there. */
  isAgain?: true
}

export interface LoginActor {
  send: (event: LoginEvent) => void
  stop: () => void
}

export function startLogin(page: LoginPage, onChange: (view: LoginView) => void): LoginActor {
  let CodeStep: LoginView['CodeStep'] = null
  const actor = createActor(
    loginMachine.provide({
      actors: {
        choosePasskey: fromPromise(({ signal }) => choosePasskey(signal)),
        logIn: fromPromise(({ input }) => logIn(input)),
        prepareCodeStep: fromPromise(async () => {
          ;({ CodeStep } = await import('./code-step.tsx'))
        }),
      },
      actions: {
        welcome: page.welcome,
        openPage: () => page.open(page.address),
        openPageInLanguage: (_, params) => openInLanguage(params.language, page.address),
        openProvider: () => leaving.goTo(providerAddress(page)),
        lookUpSession: lookUpAgain,
      },
    }),
    { input: { language } },
  )
  const refusals = new WeakMap<object, LoginRefusal>()
  actor.subscribe((snapshot) => {
    const { proof, refusal } = snapshot.context
    const known = refusal && (refusals.get(refusal) ?? toRefusal(refusal, proof))
    if (refusal && known) refusals.set(refusal, known)
    onChange({
      underway: underwayIn(snapshot),
      isSlow: snapshot.hasTag('slow'),
      refusal: known,
      // The code step stays until the next page has loaded.
      CodeStep: snapshot.matches('secondStep') || snapshot.matches('openingPage') ? CodeStep : null,
    })
  })
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) actor.send({ type: 'PAGE_SHOWN' })
  }
  window.addEventListener('pageshow', onShown)
  actor.start()
  const endInspection = makeInspectable(actor)
  return {
    send: (event) => actor.send(event),
    stop: () => {
      window.removeEventListener('pageshow', onShown)
      endInspection()
      actor.stop()
    },
  }
}

function underwayIn(snapshot: SnapshotFrom<typeof loginMachine>): LoginView['underway'] {
  if (snapshot.matches('choosingPasskey')) return 'CHOOSE_PASSKEY'
  if (snapshot.matches('leaving')) return 'LEAVE'
  return snapshot.hasTag('busy') ? 'LOG_IN' : null
}

/** Redirects to the identity provider, which sends the user back to the path. */
const providerAddress = ({ address, isAgain }: LoginPage): string =>
  `/api/sign-in/oidc?${new URLSearchParams({ next: address, ...(isAgain && { again: 'true' }) })}`

/** Opens the session, and tells the session machine which user has logged in. */
async function logIn(attempt: Attempt): Promise<User | null> {
  // Comes first, since the user would not be logged in on a page that has not been told of the
  // session.
  await prepareSession()
  const user = await openSession(attempt)
  await announceLogin(user)
  return user
}

/** Each login needs only one of the three calls. */
async function openSession({ proof, code }: Attempt): Promise<User | null> {
  const second = code === '' ? {} : { code }
  if (proof.by === 'password') return loginUser({ ...proof.credentials, ...second })
  if (proof.by === 'provider') {
    const { loginWithProvider } = await import('../../api/provider-login.ts')
    return loginWithProvider({ code })
  }
  const { loginWithPasskey } = await import('../../api/passkey-login.ts')
  return loginWithPasskey({ ...proof.passkey, ...second })
}

async function choosePasskey(signal: AbortSignal) {
  const code = await import('./passkey-login.ts')
  return code.choosePasskey(signal)
}

function toRefusal(
  { error, isOfChoice }: { error: unknown; isOfChoice: boolean },
  { by }: Attempt['proof'],
): LoginRefusal {
  return {
    text: textOf(error),
    isOfCode: hasCode(error, 'WRONG_CODE'),
    isOfPassword: by === 'password' && !isOfChoice,
  }
}

/** Does not tell whether the email or the password was wrong. */
function textOf(error: unknown): string {
  if (error instanceof PasskeyFailure)
    return error.reason === 'stopped' ? t.noPasskeyWasUsed : t.browserHasNoPasskeys
  // Other hosts send this sentence without a code.
  const isWrong =
    hasMessageCode(error, 'passwordDoesNotMatch') ||
    messageOf(error, '') === 'Password does not match'
  return isWrong ? t.invalidCredentials : messageOf(error, t.loginFailed)
}
