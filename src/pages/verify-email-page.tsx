import { Link } from 'wouter'
import * as t from '#texts/session.ts'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { useLinkToken } from '../features/session/link-token.ts'
import { VerifyEmail } from '../features/session/verify-email.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'
import { sentence } from '../lib/sentence.ts'

export default function VerifyEmailPage() {
  const token = useLinkToken()
  return (
    <StandaloneLayout illustration={<Welcome />} slogan={t.oneClick}>
      {token === null ? (
        <FormHeader>
          <h1>{t.linkIsNotComplete}</h1>
          <p>
            {sentence(
              t.openItAgainOrLogIn({ link: (text) => <Link href={paths.login()}>{text}</Link> }),
            )}
          </p>
        </FormHeader>
      ) : (
        <>
          <FormHeader>
            <h1>{t.confirmYourAddress}</h1>
            <p>{t.openedTheLink}</p>
          </FormHeader>
          <VerifyEmail key={token} token={token} />
        </>
      )}
    </StandaloneLayout>
  )
}
