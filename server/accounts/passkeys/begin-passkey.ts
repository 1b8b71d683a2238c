import { conflict } from '../../http/errors.ts'
import { withValues } from '../../http/sentences.ts'
import type { OperationHandler } from '../../http/openapi/operation.ts'
import { withOwnProof } from '../two-factor/own-proof.ts'
import { expectNoPasskeyYet } from '../two-factor/requirement.ts'
import { challengeSeconds, newChallenge } from './challenges.ts'
import { describePasskey } from './presenter.ts'
import { relyingPartyOf } from './relying-party.ts'
import { listPasskeyRows } from './repository.ts'
import { algorithms, userHandleOf } from './verify.ts'

/** The challenge proves to `addPasskey` that the password was right. */
export const beginPasskey: OperationHandler<'beginPasskey'> = async (
  { caller, body, origin },
  context,
) => {
  const { id } = relyingPartyOf(context, { origin })
  const { rows, challenge } = await withOwnProof(context, caller, body, async (transaction) => {
    await expectNoPasskeyYet(transaction, caller)
    const own = await listPasskeyRows(transaction, caller.id)
    expectRoom(own.length)
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
    throw conflict(withValues('tooManyPasskeys', { value: String(maxPasskeys) }))
  }
}
