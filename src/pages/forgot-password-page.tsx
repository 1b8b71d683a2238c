import { Link } from 'wouter'
import { Welcome } from '../ui/illustrations/lazy-illustrations.tsx'
import { ForgotPasswordForm } from '../features/session/forgot-password-form.tsx'
import { FormHeader, StandaloneLayout } from '../features/site/standalone-layout.tsx'
import { paths } from '../lib/paths.ts'

export default function ForgotPasswordPage() {
  return (
    <StandaloneLayout illustration={<Welcome />} slogan="A new password, and back on the route.">
      <FormHeader>
        <h1>Forgot your password?</h1>
        <p>
          Enter the email of your account, and get a link to set a new one. Remembered it?{' '}
          <Link href={paths.login()}>Login</Link>
        </p>
      </FormHeader>
      <ForgotPasswordForm />
    </StandaloneLayout>
  )
}
