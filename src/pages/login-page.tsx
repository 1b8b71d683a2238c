import { Link } from 'wouter'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { LoginForm } from '../features/session/login-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'

export default function LoginPage() {
  return (
    <StandaloneLayout illustration={<Welcome />} slogan="Good to have you back on the route.">
      <FormHeader>
        <h1>Log in</h1>
        <p>
          New here? <Link href={paths.register()}>Register</Link>
        </p>
      </FormHeader>
      <LoginForm />
    </StandaloneLayout>
  )
}
