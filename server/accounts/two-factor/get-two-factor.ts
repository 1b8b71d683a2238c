import type { OperationHandler } from '../../http/openapi/operation.ts'
import { hasVerifiedPasskey } from './repository.ts'
import { findTwoFactorState } from './repository.ts'
import { isTwoFactorRequired } from '../sessions/two-factor-requirement.ts'

export const getTwoFactor: OperationHandler<'getTwoFactor'> = async ({ caller }, context) => {
  const { is_on, recovery_codes_left } = await findTwoFactorState(context.db, caller.id)
  return {
    message: 'Two-factor authentication',
    data: {
      isOn: is_on,
      recoveryCodesLeft: recovery_codes_left,
      isRequired: isTwoFactorRequired(caller.role, context.config),
      hasVerifiedPasskey: await hasVerifiedPasskey(context.db, caller.id),
    },
  }
}
