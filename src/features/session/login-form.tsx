import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RefObject, SyntheticEvent } from 'react'
import { Link, Redirect, useLocation, useSearch } from 'wouter'
import * as common from '#texts/common.ts'
import * as t from '#texts/session.ts'
import { canHavePasskeys } from '../../../domain/passkeys.ts'
import type { PasskeyLogin } from '../../../openapi.d.ts'
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
import type { ProviderButton, SignInResult } from './provider-login.tsx'
import { prepareSession, retryLookup } from './session.ts'
import { useSessionView } from './session-view.ts'
import { prepareLogin, useLogin } from './use-login.ts'

/** View of the login machine. */
export function LoginForm() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const address = returnToIn(search)
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const [view, send] = useLogin({
    address,
    open: navigate,
    welcome: () => toast.success(t.loggedIn),
  })
  const { CodeStep, underway, refusal } = view
  const result = new URLSearchParams(search).get('signIn')
  const isSignedIn = useLateSignIn(search) && result === null
  const provider = useProvider(result !== null)
  useEarlySubmit(form)
  usePasskeyOffers(underway === null && CodeStep === null, (passkey) =>
    send({ type: 'LOG_IN', proof: { by: 'passkey', passkey } }),
  )
  useEffect(() => {
    if (refusal?.isOfPassword && CodeStep === null) focusFirst(form.current, ['password'])
  }, [refusal, CodeStep])
  const askForCode = useEffectEvent(() => send({ type: 'CODE_NEEDED' }))
  useEffect(() => {
    if (result === 'code') askForCode()
  }, [result])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const credentials = { email: textIn(data, 'email').trim(), password: textIn(data, 'password') }
    send({ type: 'LOG_IN', proof: { by: 'password', credentials } })
  }

  // A login in progress opens the next page itself.
  if (isSignedIn && underway === null) return <Redirect to={address} replace />
  return (
    <Stack $gap={5}>
      <LookupNotice email={email} />
      {provider && result !== null && result !== 'code' && (
        <provider.SignInResult result={result} />
      )}
      {CodeStep && (
        <CodeStep
          view={view}
          onCode={(code) => send({ type: 'SUBMIT_CODE', code })}
          onBack={() => send({ type: 'BACK' })}
          before={email}
        />
      )}
      {/* Hidden, not removed: going back shows what was typed. */}
      <div hidden={CodeStep !== null}>
        <Stack
          as="form"
          ref={form}
          onFocus={() => void prepare().catch(() => {})}
          onSubmit={submit}
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
          <Button type="submit" tone="primary" size="large" full busy={underway === 'LOG_IN'}>
            {common.login}
          </Button>
          <p>
            <Link href={paths.forgotPassword()}>{t.forgotYourPassword}</Link>
          </p>
          <Button
            size="large"
            full
            busy={underway === 'CHOOSE_PASSKEY'}
            onClick={() => send({ type: 'CHOOSE_PASSKEY' })}
          >
            {t.logInWithAPasskey}
          </Button>
          {provider && (
            <provider.ProviderButton
              isLeaving={underway === 'LEAVE'}
              onPress={() => send({ type: 'LEAVE' })}
            />
          )}
        </Stack>
      </div>
      <output>{view.isSlow && common.takesLonger}</output>
    </Stack>
  )
}

const prepare = () => Promise.all([prepareLogin(), prepareSession()])

/** Suggests passkeys in the email field, again after each attempt. */
function usePasskeyOffers(isOffering: boolean, onChosen: (passkey: PasskeyLogin) => void): void {
  const isFirst = useRef(true)
  const choose = useEffectEvent(onChosen)
  useEffect(() => {
    const mayHave = 'PublicKeyCredential' in window && canHavePasskeys(window.location.hostname)
    if (!mayHave || !isOffering) return undefined
    let isOver = false
    let endOffer = () => {}
    const offer = async () => {
      // If the module cannot be loaded, the button still works.
      const code = await import('./passkey-login.ts').catch(() => null)
      if (code !== null && !isOver) endOffer = code.offerPasskeys((passkey) => choose(passkey))
    }
    // After an attempt, the module is already loaded.
    const cancel = isFirst.current ? whenIdle(() => void offer()) : () => {}
    if (!isFirst.current) void offer()
    isFirst.current = false
    return () => {
      isOver = true
      cancel()
      endOffer()
    }
  }, [isOffering])
}

interface ProviderLogin {
  ProviderButton: typeof ProviderButton
  SignInResult: typeof SignInResult
}

/** Loads the code only if the server has an identity provider, or the visitor returns from it. */
function useProvider(isBack: boolean): ProviderLogin | null {
  const [code, setCode] = useState<ProviderLogin | null>(null)
  useEffect(() => {
    if (isBack || document.querySelector('meta[name=identity-provider]'))
      void import('./provider-login.tsx').then(setCode, () => {})
  }, [isBack])
  return code
}

/**
 * True once a user whom the guard sent here, or whose lookup had failed, turns out to be signed in. Any other
 * signed-in user sees the form.
 */
function useLateSignIn(search: string): boolean {
  const state = useSessionView((view) => view.state)
  const [wasUnanswered, setWasUnanswered] = useState(false)
  if (state === 'unanswered' && !wasUnanswered) setWasUnanswered(true)
  return state === 'signedIn' && (wasUnanswered || hasReturnTo(search))
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
