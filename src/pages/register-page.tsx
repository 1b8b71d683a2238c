import { Link } from 'wouter'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { RegisterForm } from '../features/session/register-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'

export default function RegisterPage() {
  return (
    <StandaloneLayout
      illustration={<Welcome />}
      slogan="One account to send, receive and track parcels."
    >
      <FormHeader>
        <h1>Create an account</h1>
        <p>
          Already registered? <Link href={paths.login()}>Login</Link>
        </p>
      </FormHeader>
      <RegisterForm />
    </StandaloneLayout>
  )
}
