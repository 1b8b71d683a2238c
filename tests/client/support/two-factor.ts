import type { TwoFactor } from '../../../openapi.d.ts'

/** A user's two-factor authentication, as the host sends it. */
export const wireTwoFactor = (over: Partial<TwoFactor> = {}): TwoFactor => ({
  isOn: false,
  recoveryCodesLeft: 0,
  isRequired: false,
  hasVerifiedPasskey: false,
  ...over,
})

export const wireSecret = {
  secret: 'JBSWY3DPEHPK3PXP',
  uri: 'otpauth://totp/Waybill:sam%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Waybill',
}

export const wireRecoveryCodes = Array.from(
  { length: 10 },
  (_, index) => `7H2K-9QXM-3VBT-RD4${index}`,
)
