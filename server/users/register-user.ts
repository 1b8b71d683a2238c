import { sqlState } from '../db/transaction.ts'
import { conflict, forbidden } from '../http/errors.ts'
import type { Handler } from '../openapi/operation.ts'
import { hashPassword } from '../sessions/passwords.ts'
import { presentUser } from './presenter.ts'
import { insertUser } from './repository.ts'

export const registerUser: Handler<'registerUser'> = async ({ body }, tools) => {
  const { db, clock, environment } = tools
  const { name, email, password, role } = body
  if (role === 'ADMIN' && environment.adminSignup === 'closed') {
    throw forbidden('Registration as administrator is closed')
  }
  const passwordHash = await hashPassword(password)
  const row = await insertUser(db, { name, email, passwordHash, role, now: clock() }).catch(
    (error: unknown) => {
      throw sqlState(error) === '23505' ? conflict('Email already registered') : error
    },
  )
  return { message: 'User registered', data: presentUser(row) }
}
