import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ComponentType, RefObject, SyntheticEvent } from 'react'
import { Link, Redirect, useLocation, useSearch } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import { canHavePasskeys } from '../../../domain/passkeys.ts'
import type { Credentials, PasskeyLogin } from '../../../openapi.d.ts'
import { hasCode, isSentence, messageOf } from '../../api/api-error.ts'
import type { User } from '../../api/model.ts'
import { loginUser } from '../../api/session.ts'
import { whenIdle } from '../../lib/scheduling.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/field/field.tsx'
import { PasswordField } from '../../ui/field/password-field.tsx'
import { useFocusAfter } from '../../ui/focus/lost-focus.tsx'
import { Stack } from '../../ui/layout/layout.tsx'
import { Notice } from '../../ui/notice/notice.tsx'
import { toast } from '../../ui/toast/toast.tsx'
import { focusFirst, textIn, useEarlySubmit } from '../../ui/field/form.ts'
import { hasReturnTo, paths, returnToIn } from '../../lib/paths.ts'
import { sentence } from '../../lib/sentence.ts'
import { openInLanguageOf } from '../../stores/language.ts'
import type { CodeStepProps } from './code-step.tsx'
import type { ProviderButton, SignInResult } from './provider-login.tsx'
import type * as PasskeyCode from './passkey-login.ts'
import { announceLogin, prepareSession, retryLookup } from './session.ts'
import { useSessionView } from './session-view.ts'

export function LoginForm() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const underway = useRef(false)
  const [busy, setBusy] = useState(false)
  const isSignedIn = useLateSignIn(search)
  const [second, setSecond] = useState<SecondStep | null>(null)
  useEarlySubmit(form)

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const email = textIn(data, 'email').trim()
    const credentials = { email, password: textIn(data, 'password') }
    const error = await logInByPassword(credentials)
    if (error === null) return
    if (hasCode(error, 'TWO_FACTOR_REQUIRED')) {
      await askForCode((code) => logInByPassword({ ...credentials, code }))
      return
    }
    toast.error(loginFailure(error))
    focusFirst(form.current, ['password'])
  }

  const askForCode = async (goOn: SecondStep['logIn']) => {
    try {
      const { CodeStep } = await import('./code-step.tsx')
      setSecond({ logIn: goOn, CodeStep })
    } catch (lost) {
      toast.error(loginFailure(lost))
    }
  }

  const logInByPassword = (credentials: Credentials) =>
    logIn(async () => {
      const user = await loginUser(credentials)
      await announceLogin(user)
      return user
    })

  /** Answers the error of a wrong code; all others are announced elsewhere. */
  const logInByPasskey: LogInByPasskey = async (passkey, enter) => {
    const error = await logIn(() => enter(passkey))
    if (hasCode(error, 'TWO_FACTOR_REQUIRED'))
      await askForCode((code) => logInByPasskey({ ...passkey, code }, enter))
    return hasCode(error, 'WRONG_CODE') ? error : null
  }
  const passkeys = usePasskeys(logInByPasskey)
  const provider = useProvider(search)

  /** Answers the error; null after a success, or while another login is in progress. */
  const logIn = async (enter: () => Promise<Pick<User, 'language'> | null>): Promise<unknown> => {
    if (underway.current) return null
    underway.current = true
    setBusy(true)
    let isOver = true
    try {
      const user = await enter()
      toast.success(t.loggedIn)
      const address = returnToIn(search)
      isOver = !openInLanguageOf(user, address)
      if (isOver) navigate(address)
      return null
    } catch (error) {
      return error
    } finally {
      // Stays busy until the next page has loaded.
      underway.current = !isOver
      setBusy(!isOver)
    }
  }

  // A login in progress navigates by itself.
  if (isSignedIn && !busy) return <Redirect to={returnToIn(search)} replace />
  return (
    <Stack $gap={5}>
      <LookupNotice email={email} />
      {provider && (
        <provider.SignInResult
          search={search}
          onCodeNeeded={(enter) => void askForCode((code) => logIn(() => enter(code)))}
        />
      )}
      {second && (
        <second.CodeStep
          busy={busy}
          logIn={second.logIn}
          failureText={loginFailure}
          onBack={() => setSecond(null)}
          before={email}
        />
      )}
      {/* Hidden, not removed: going back shows what was typed. */}
      <div hidden={second !== null}>
        <Stack
          as="form"
          ref={form}
          onFocus={() => void prepareSession().catch(() => {})}
          onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void submit(event)}
          aria-label={t.logIn}
          $gap={5}
        >
          <TextField
            ref={email}
            label={common.email}
            name="email"
            type="email"
            autoComplete="username webauthn"
            maxLength={254}
            required
          />
          <PasswordField
            label={t.password}
            name="password"
            autoComplete="current-password"
            maxLength={128}
            required
          />
          <Button type="submit" tone="primary" size="large" full busy={busy}>
            {common.login}
          </Button>
          <p>
            <Link href={paths.forgotPassword()}>{t.forgotYourPassword}</Link>
          </p>
          <Button size="large" full busy={passkeys.isChoosing} onClick={passkeys.choose}>
            {t.logInWithAPasskey}
          </Button>
          {provider && <provider.ProviderButton search={search} />}
        </Stack>
      </div>
    </Stack>
  )
}

/** Asks for the code, after the password or a passkey that has not verified its user. */
interface SecondStep {
  /** Answers the error; null after a success, or where the error is announced elsewhere. */
  logIn: (code: string) => Promise<unknown>
  /** Loaded only then. */
  CodeStep: ComponentType<CodeStepProps>
}

type LogInByPasskey = (
  passkey: PasskeyLogin,
  /** Passed along, as its module is loaded on demand. */
  enter: typeof PasskeyCode.logInWithPasskey,
) => Promise<unknown>

/** Offers passkeys in the suggestions of the email field, and asks for one when the button is pressed. */
function usePasskeys(logIn: LogInByPasskey) {
  const [isChoosing, setChoosing] = useState(false)
  const [tries, setTries] = useState(0)
  const endAsking = useRef(() => {})
  const onChosen = useEffectEvent(async (...chosen: Parameters<LogInByPasskey>) => {
    await logIn(...chosen)
    setTries((before) => before + 1)
  })

  useEffect(() => {
    const mayHave = 'PublicKeyCredential' in window && canHavePasskeys(window.location.hostname)
    if (!mayHave) return undefined
    let isOver = false
    let endOffer = () => {}
    const offer = async () => {
      // If its module cannot be loaded, there is still the button.
      const code = await loadPasskeys().catch(() => null)
      if (code !== null && !isOver)
        endOffer = code.offerPasskeys((passkey) => void onChosen(passkey, code.logInWithPasskey))
    }
    // After a try they are offered again, and the module is loaded already.
    const isFirst = tries === 0
    const cancel = isFirst ? whenIdle(() => void offer()) : () => {}
    if (!isFirst) void offer()
    endAsking.current = () => {
      isOver = true
      cancel()
      endOffer()
    }
    return () => endAsking.current()
  }, [tries])

  const choose = async () => {
    if (isChoosing) return
    setChoosing(true)
    // The browser handles one request at a time: a late offer would cancel the user's own.
    endAsking.current()
    try {
      const { choosePasskey, logInWithPasskey, stopAsking } = await loadPasskeys()
      endAsking.current = stopAsking
      const passkey = await choosePasskey()
      if (passkey !== null) await logIn(passkey, logInWithPasskey)
    } catch (error) {
      toast.error(loginFailure(error))
    } finally {
      setChoosing(false)
      setTries((before) => before + 1)
    }
  }

  return { isChoosing, choose: () => void choose() }
}

interface ProviderLogin {
  ProviderButton: typeof ProviderButton
  SignInResult: typeof SignInResult
}

/** Its code is loaded only where the server has an identity provider, or the visitor comes from there. */
function useProvider(search: string): ProviderLogin | null {
  const [code, setCode] = useState<ProviderLogin | null>(null)
  useEffect(() => {
    if (document.querySelector('meta[name=identity-provider]') || isBackFromProvider(search))
      void import('./provider-login.tsx').then(setCode, () => {})
  }, [search])
  return code
}

const isBackFromProvider = (search: string) => search.includes('signIn=')

const loadPasskeys = () => import('./passkey-login.ts')

/**
 * True once a user whom the guard sent here, or whose look-up had failed, turns out to be signed in. Any other
 * user who is signed in sees the form, and after a login at the identity provider its result.
 */
function useLateSignIn(search: string): boolean {
  const state = useSessionView((view) => view.state)
  const [wasUnanswered, setWasUnanswered] = useState(false)
  if (state === 'unanswered' && !wasUnanswered) setWasUnanswered(true)
  if (state !== 'signedIn' || isBackFromProvider(search)) return false
  return wasUnanswered || hasReturnTo(search)
}

/** Says that the server could not be asked who the visitor is. */
function LookupNotice({ email }: { email: RefObject<HTMLInputElement | null> }) {
  const focusEmailAfter = useFocusAfter(email)
  const failure = useSessionView((view) => view.failure)
  const isAsking = useSessionView((view) => view.isAsking)
  if (failure === null) return null
  return (
    <Notice tone="warning">
      <Stack $gap={3}>
        <p role="alert">
          {sentence(
            t.serverCouldNotBeAsked({ failure, strong: (text) => <strong>{text}</strong> }),
          )}
        </p>
        <div>
          <Button ref={focusEmailAfter} size="small" busy={isAsking} onClick={retryLookup}>
            {common.tryAgain}
          </Button>
        </div>
      </Stack>
    </Notice>
  )
}

/** Does not say which of the two was wrong. */
function loginFailure(error: unknown): string {
  const isWrong = isSentence(error, 'Password does not match')
  return isWrong ? t.invalidCredentials : messageOf(error, t.loginFailed)
}
