import { Link } from 'wouter'
import * as t from '#texts/session.ts'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { ForgotPasswordForm } from '../features/session/forgot-password-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'
import { sentence } from '../lib/sentence.ts'

export default function ForgotPasswordPage() {
  return (
    <StandaloneLayout illustration={<Welcome />} slogan={t.aNewPassword}>
      <FormHeader>
        <h1>{t.forgotYourPassword}</h1>
        <p>{sentence(t.getALink({ link: (text) => <Link href={paths.login()}>{text}</Link> }))}</p>
      </FormHeader>
      <ForgotPasswordForm />
    </StandaloneLayout>
  )
}
