import { z } from 'zod/mini'
import type { UserAction } from '../../openapi.d.ts'
import { languages } from '../../domain/languages.ts'
import { roles } from '../../domain/roles.ts'
import { knownActions, coercedId, optionalText, enumWord } from './coercion.ts'
import type { Person, Receiver, User } from './model.ts'

/** Requires only the email address; all other fields may be missing. */
export function parseUser(value: unknown): User | null {
  const user = userShape.safeParse(value)
  if (!user.success) return null
  const { name, email, role, isBlocked, isEmailVerified, mustSetUpTwoFactor } = user.data
  const { passwordStatus, language, actions } = user.data
  return {
    id: idOf(user.data) ?? email,
    name: name ?? email,
    email,
    role,
    isBlocked,
    ...(isEmailVerified !== null && { isEmailVerified }),
    ...(mustSetUpTwoFactor && { mustSetUpTwoFactor }),
    ...(passwordStatus && { passwordStatus }),
    ...(language && { language }),
    actions,
  }
}

export function parseReceiver(value: unknown): Receiver | null {
  const receiver = parsePerson(value)
  if (receiver === null || receiver.id === null) return null
  const { id, name, email } = receiver
  return { id, name: name ?? email ?? id, email: email ?? '' }
}

/** Parses a person who is sent as an object or as an ID; null if there is neither. */
export function parsePerson(value: unknown): Person | null {
  const id = coercedId.safeParse(value)
  if (id.success) return { id: id.data, name: null, email: null }
  const person = personShape.safeParse(value)
  if (!person.success) return null
  const { name, email } = person.data
  const ownId = idOf(person.data)
  return ownId === null && name === null && email === null ? null : { id: ownId, name, email }
}

const idsShape = {
  _id: z.catch(z.nullable(coercedId), null),
  id: z.catch(z.nullable(coercedId), null),
}

function idOf({ _id: wireId, id }: { _id: string | null; id: string | null }): string | null {
  return wireId ?? id
}

const userActions = ['block', 'unblock', 'createResetLink'] as const satisfies readonly UserAction[]

const personShape = z.object({ ...idsShape, name: optionalText, email: optionalText })
const userShape = z.object({
  ...idsShape,
  name: optionalText,
  email: z.string().check(z.minLength(1)),
  role: z.catch(z.nullable(enumWord(roles)), null),
  isBlocked: z.pipe(
    z.optional(z.unknown()),
    z.transform((value: unknown) => value === true || value === 'BLOCKED'),
  ),
  isEmailVerified: z.catch(z.nullable(z.boolean()), null),
  mustSetUpTwoFactor: z.catch(z.nullable(z.literal(true)), null),
  passwordStatus: z.catch(z.nullable(z.enum(['NOT_SET', 'CLOSED'])), null),
  language: z.catch(z.nullable(z.enum(languages)), null),
  actions: knownActions(userActions),
})
