/** A sender in the client's model. */
export const sam = {
  id: 's-1',
  name: 'Sam',
  email: 'sam@example.com',
  role: 'SENDER',
  isBlocked: false,
} as const
