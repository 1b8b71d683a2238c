import { z } from 'zod'
import { isName } from '../../../domain/visible-text.ts'
import type { Role } from '../../../openapi.d.ts'
import type { RoleMapping } from '../../config/oidc-settings.ts'

/** The provider's claims about a user; a malformed claim counts as missing. */
export interface Claims {
  issuer: string
  subject: string
  email: string | null
  isEmailVerified: boolean
  /** Null if our users cannot have such a name. */
  name: string | null
  /** The role that the operator's mapping gives; null if no value maps. */
  role: Role | null
  /** The provider has verified two factors. */
  isMultiFactor: boolean
  /** When the user last logged in there. */
  authenticatedAt: Date | null
}

const nameRule = z.string().normalize().trim().min(3).max(255).refine(isName)

/** Texts that the database stores unchanged; two others could become the same text there. */
const isStorable = (text: string) => !/\0|\p{Surrogate}/u.test(text)

/** Seconds by which the provider's statements may be ahead of each other. */
const tolerance = 60

/** The latest date that JavaScript can represent, in seconds since 1970. */
const maxSeconds = 8.64e12

const shape = z.looseObject({
  iss: z.string().refine(isStorable),
  sub: z.string().min(1).max(255).refine(isStorable),
  email: z.email().max(254).nullable().catch(null),
  email_verified: z.boolean().catch(false),
  name: nameRule.nullable().catch(null),
  amr: z.array(z.string()).catch([]),
  iat: z.number(),
  auth_time: z.number().int().positive().max(maxSeconds).nullable().catch(null),
})

/** Throws if the issuer, the subject or the time of the claims is missing or malformed. */
export function readClaims(claims: unknown, mapping: RoleMapping | undefined): Claims {
  const { iss, sub, email, email_verified, name, amr, iat, auth_time, ...others } =
    shape.parse(claims)
  return {
    issuer: iss,
    subject: sub,
    email,
    isEmailVerified: email_verified,
    name,
    role:
      mapping === undefined
        ? null
        : roleBy(mapping, { ...others, email: email_verified ? email : null }),
    isMultiFactor: amr.includes('mfa'),
    // A login later than the token cannot be true.
    authenticatedAt:
      auth_time === null || auth_time > iat + tolerance ? null : new Date(auth_time * 1000),
  }
}

/**
 * True if the provider says that it left the claim out of the token as too long: Entra does so for users of many
 * groups (OpenID Connect Core 5.6.2, and its own `hasgroups`).
 */
export function isLeftOut(claim: string, claims: Record<string, unknown>): boolean {
  if (Object.hasOwn(claims, claim)) return false
  const elsewhere = z.record(z.string(), z.unknown()).catch({}).parse(claims['_claim_names'])
  return Object.hasOwn(elsewhere, claim) || (claim === 'groups' && claims['hasgroups'] === true)
}

function roleBy({ claim, roles }: RoleMapping, claims: Record<string, unknown>): Role | null {
  const values = z.array(z.unknown()).catch([claims[claim]]).parse(claims[claim])
  return roles.find(({ value }) => values.includes(value))?.role ?? null
}
