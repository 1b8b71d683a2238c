import { conflict } from '../../http/errors.ts'
import { waysToSignIn } from './ways-to-sign-in-repository.ts'

/** Refuses within the transaction that has removed a way to log in, if it was the last one. */
export async function expectWayToSignIn(...args: Parameters<typeof waysToSignIn>): Promise<void> {
  if ((await waysToSignIn(...args)) === 0) {
    throw conflict('onlyWayToLogIn')
  }
}
