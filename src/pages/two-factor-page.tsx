import { styled } from 'styled-components'
import * as t from '#texts/pages.ts'
import { twoFactorIsRequired } from '#texts/pagesTwoFactor.ts'
import { RequiredSetUp } from '../features/account/two-factor/required-set-up.tsx'
import { announceUserChange, useSession } from '../features/session/session.ts'
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
  return (
    <>
      <StandaloneBar isSignedIn />
      <Main id="content" tabIndex={-1}>
        <Container $narrow>
          <PageHeader
            title={t.setUpTwoFactor}
            description={sentence(
              twoFactorIsRequired({
                email: user?.email ?? '',
                strong: (text) => <strong>{text}</strong>,
              }),
            )}
          />
          <Stack $gap={8}>
            <RequiredSetUp onDone={lookUpUser} />
            <div>
              <Button icon={<LogoutIcon />} busy={leaving} onClick={logout}>
                {t.logout}
              </Button>
            </div>
          </Stack>
        </Container>
      </Main>
    </>
  )
}

const lookUpUser = () => void announceUserChange(null)

const Main = styled.main`
  padding-block: ${space(6)} ${space(14)};
  outline: none;
`
