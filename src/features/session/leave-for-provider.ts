import { startLogin } from './login-actor.ts'
import type { LoginActor, LoginPage } from './login-actor.ts'

/** Of users who are signed in, for as long as the page is open: the browser comes back to it by itself. */
let login: LoginActor | undefined
let address = ''

/** Has a user who is signed in log in again at the identity provider, and come back to the path. */
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
