import { Link } from 'wouter'
import * as t from '#texts/session.ts'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { LoginForm } from '../features/session/login-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'
import { sentence } from '../lib/sentence.ts'

export default function LoginPage() {
  return (
    <StandaloneLayout illustration={<Welcome />} slogan={t.goodToHaveYouBack}>
      <FormHeader>
        <h1>{t.logIn}</h1>
        <p>
          {sentence(t.newHere({ link: (text) => <Link href={paths.register()}>{text}</Link> }))}
        </p>
      </FormHeader>
      <LoginForm />
    </StandaloneLayout>
  )
}
