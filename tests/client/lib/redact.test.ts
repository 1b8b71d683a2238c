import { expect, it } from 'vitest'
import { redacted } from '../../../src/lib/redact.ts'

it('The inspector shows no secrets and no whole email addresses, and an error as text', () => {
  const failure = Object.assign(new TypeError('No answer for ada@example.com'), { status: 503 })
  expect(
    redacted({
      email: 'ada.lovelace@example.com',
      to: 'Ada <ada@example.com>, Rui (rui@example.org)',
      password: 'correct horse',
      deep: [{ confirmPassword: 'x', accessToken: { value: 'y' }, Cookie: 'z' }],
      trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W',
      delivery: { receivedBy: 'Rita', handoverCode: '1234', signature: 'iVBO', photo: '/9j/' },
      output: { secret: 'JBSW', uri: 'otpauth://', recoveryCodes: ['7H2K'] },
      code: '492039',
      nothing: undefined,
      error: failure,
    }),
  ).toEqual({
    email: 'a…@example.com',
    to: 'Ada <a…@example.com>, Rui (r…@example.org)',
    password: '•••',
    deep: [{ confirmPassword: '•••', accessToken: '•••', Cookie: '•••' }],
    trackingId: 'TRK-7H2K-9QXM-3VBT-RD4W',
    delivery: { receivedBy: 'Rita', handoverCode: '•••', signature: '•••', photo: '•••' },
    output: { secret: '•••', uri: '•••', recoveryCodes: '•••' },
    code: '•••',
    error: { error: 'TypeError', message: 'No answer for a…@example.com', status: 503 },
  })
  expect(redacted(undefined)).toBeNull()
})
