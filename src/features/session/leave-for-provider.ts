import { startLogin } from './login-actor.ts'
import type { LoginActor, LoginPage } from './login-actor.ts'

/** Login of a signed-in user, kept while the page is open, since the browser returns to this page on Back. */
let login: LoginActor | undefined
let address = ''

/** Lets a signed-in user log in again at the identity provider, and return to the path. */
export function leaveForProvider(next: string): void {
  address = next
  login ??= startLogin(page, () => {})
  login.send({ type: 'LEAVE' })
}

const page: LoginPage = {
  get address() {
    return address
  },
  isAgain: true,
  open: () => {},
  welcome: () => {},
}
