import { Link } from 'wouter'
import * as t from '#texts/session.ts'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { useLinkToken } from '../features/session/link-token.ts'
import { ResetPasswordForm } from '../features/session/reset-password-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'
import { sentence } from '../lib/sentence.ts'

export default function ResetPasswordPage() {
  const token = useLinkToken()
  return (
    <StandaloneLayout illustration={<Welcome />} slogan={t.aNewPassword}>
      {token === null ? (
        <FormHeader>
          <h1>{t.linkIsNotComplete}</h1>
          <p>{sentence(t.openItAgainOrAskForANewOne({ link: linkToForgotPassword }))}</p>
        </FormHeader>
      ) : (
        <>
          <FormHeader>
            <h1>{t.setANewPassword}</h1>
            <p>{sentence(t.loggedOutElsewhere({ link: linkToForgotPassword }))}</p>
          </FormHeader>
          <ResetPasswordForm key={token} token={token} />
        </>
      )}
    </StandaloneLayout>
  )
}

const linkToForgotPassword = (text: string) => <Link href={paths.forgotPassword()}>{text}</Link>
