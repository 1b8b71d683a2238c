import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import * as texts from '#texts/session.ts'
import { twoFactorAuthentication as twoFactorTitle } from '#texts/common.ts'
import { RequiredSetUp } from '../features/account/two-factor/required-set-up.tsx'
import { lookUpUser } from '../features/session/look-up-user.ts'
import { announceUserChange, useSession } from '../features/session/session.ts'
import { useLogin } from '../features/session/use-login.ts'
import { OwnProof } from './own-proof.tsx'
import { StandaloneBar } from '../features/site/standalone-layout.tsx'
import { Button } from '../ui/button/button.tsx'
import { LogoutIcon } from '../ui/icons/icons.tsx'
import { Container, Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { space } from '../ui/theme/tokens.ts'
import { titleWith } from '../lib/document-title.ts'
import { sentence } from '../lib/sentence.ts'
import { useTwoFactor } from '../stores/two-factor.ts'

/** Replaces every screen of an area while the host requires the set-up. */
export default function TwoFactorPage() {
  const { user, leaving, logout } = useSession()
  const main = useRef<HTMLElement>(null)
  const [isDone, setDone] = useState(false)
  // If the passkey is enough, the dashboard opens instead of this page.
  const [view, send] = useLogin({ address: '', open: () => {}, welcome: () => setDone(true) })
  const { CodeStep } = view
  if (user === null) return null
  return (
    <OwnProof user={user}>
      <StandaloneBar isSignedIn />
      <Main id="content" tabIndex={-1} ref={main}>
        <Container $narrow>
          <Header email={user.email} />
          <Stack $gap={8}>
            {CodeStep ? (
              <CodeStep
                view={view}
                onCode={(code) => send({ type: 'SUBMIT_CODE', code })}
                onBack={() => send({ type: 'BACK' })}
                before={main}
              />
            ) : (
              <RequiredSetUp
                onDone={openDashboard}
                onPasskeyAdded={lookUpUser}
                passkeyLogin={{
                  begin: () => {
                    setDone(false)
                    send({ type: 'CHOOSE_PASSKEY' })
                  },
                  isBusy: view.underway !== null,
                  isDone,
                }}
              />
            )}
            <div>
              <Button icon={<LogoutIcon />} busy={leaving} onClick={logout}>
                {common.logout}
              </Button>
            </div>
          </Stack>
        </Container>
      </Main>
    </OwnProof>
  )
}

/** Mentions the set-up only if it is known that no passkey makes it unnecessary. */
function Header({ email }: { email: string }) {
  const { data, error } = useTwoFactor()
  const hasPasskey = data?.hasVerifiedPasskey === true
  useEffect(() => {
    if (hasPasskey) document.title = titleWith(texts.logInWithYourPasskey)
  }, [hasPasskey])

  if (data === undefined && error === null) return <PageHeader title={twoFactorTitle} />
  const why = hasPasskey ? texts.passkeyIsEnough : texts.twoFactorIsRequired
  return (
    <PageHeader
      title={hasPasskey ? texts.logInWithYourPasskey : t.setUpTwoFactor}
      description={sentence(why({ email, strong: (text) => <strong>{text}</strong> }))}
    />
  )
}

const openDashboard = () => void announceUserChange(null)

const Main = styled.main`
  padding-block: ${space(6)} ${space(14)};
  outline: none;
`
