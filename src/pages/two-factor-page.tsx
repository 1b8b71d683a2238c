import { styled } from 'styled-components'
import * as t from '#texts/pages.ts'
import { twoFactorIsRequired } from '#texts/pagesTwoFactor.ts'
import { RequiredSetUp } from '../features/account/two-factor/required-set-up.tsx'
import { announceUserChange, useSession } from '../features/session/session.ts'
import { OwnProof } from './own-proof.tsx'
import { StandaloneBar } from '../features/site/standalone-layout.tsx'
import { Button } from '../ui/button/button.tsx'
import { LogoutIcon } from '../ui/icons/icons.tsx'
import { Container, Stack } from '../ui/layout/layout.tsx'
import { PageHeader } from '../ui/layout/page-header.tsx'
import { space } from '../ui/theme/tokens.ts'
import { sentence } from '../lib/sentence.ts'

/** In place of every screen of an area, while the host refuses them all. */
export default function TwoFactorPage() {
  const { user, leaving, logout } = useSession()
  if (user === null) return null
  return (
    <OwnProof user={user}>
      <StandaloneBar isSignedIn />
      <Main id="content" tabIndex={-1}>
        <Container $narrow>
          <PageHeader
            title={t.setUpTwoFactor}
            description={sentence(
              twoFactorIsRequired({
                email: user.email,
                strong: (text) => <strong>{text}</strong>,
              }),
            )}
          />
          <Stack $gap={8}>
            <RequiredSetUp onDone={lookUpUser} logInWithPasskey={logInWithPasskey} />
            <div>
              <Button icon={<LogoutIcon />} busy={leaving} onClick={logout}>
                {t.logout}
              </Button>
            </div>
          </Stack>
        </Container>
      </Main>
    </OwnProof>
  )
}

/** What goes wrong is announced by what does it. */
async function logInWithPasskey(): Promise<void> {
  const login = await import('../features/session/passkey-login.ts')
  const passkey = await login.choosePasskey()
  if (passkey !== null) await login.logInWithPasskey(passkey)
}

const lookUpUser = () => void announceUserChange(null)

const Main = styled.main`
  padding-block: ${space(6)} ${space(14)};
  outline: none;
`
