import { conflict, unauthenticated } from '../http/errors.ts'
import { sentenceOf } from '../http/sentences.ts'
import type { OperationHandler } from '../openapi/operation.ts'
import { expectOwnCode } from '../two-factor/own-code.ts'
import { checkOwnPassword } from '../users/own-password.ts'
import { lockUser } from '../users/repository.ts'
import { challengeSeconds, newChallenge } from './challenges.ts'
import { describePasskey } from './presenter.ts'
import { relyingPartyOf } from './relying-party.ts'
import { listPasskeyRows } from './repository.ts'
import { algorithms, userHandleOf } from './verify.ts'

/** The challenge that it answers is the proof, for what adds the passkey, that the password was right. */
export const beginPasskey: OperationHandler<'beginPasskey'> = async (
  { caller, body, origin },
  context,
) => {
  const { password, code } = body
  const { id } = relyingPartyOf(context, { origin })
  const checkAgain = await checkOwnPassword(context, caller, { field: 'password', password })
  const spendCode = await expectOwnCode(context, caller, code)
  const { rows, challenge } = await context.db.transaction(async (transaction) => {
    const user = await lockUser(transaction, caller.id)
    if (user === undefined) throw unauthenticated()
    await checkAgain(transaction)
    const own = await listPasskeyRows(transaction, caller.id)
    expectRoom(own.length)
    await spendCode(transaction)
    return { rows: own, challenge: await newChallenge(transaction, context.clock(), caller.id) }
  })
  return {
    message: 'A passkey can be added',
    data: {
      rp: { id, name: 'Waybill' },
      user: { id: userHandleOf(caller.id), name: caller.email, displayName: caller.name },
      challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      timeout: challengeSeconds * 1000,
      excludeCredentials: rows.map(describePasskey),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      attestation: 'none',
    },
  }
}

const maxPasskeys = 20

export function expectRoom(count: number): void {
  if (count >= maxPasskeys) {
    throw conflict(sentenceOf('tooManyPasskeys', { value: String(maxPasskeys) }))
  }
}
