import { Link } from 'wouter'
import * as t from '#texts/session.ts'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { RegisterForm } from '../features/session/register-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'
import { sentence } from '../lib/sentence.ts'

export default function RegisterPage() {
  return (
    <StandaloneLayout illustration={<Welcome />} slogan={t.oneAccount}>
      <FormHeader>
        <h1>{t.createAnAccount}</h1>
        <p>
          {sentence(
            t.alreadyRegistered({ link: (text) => <Link href={paths.login()}>{text}</Link> }),
          )}
        </p>
      </FormHeader>
      <RegisterForm />
    </StandaloneLayout>
  )
}
