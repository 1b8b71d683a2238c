import { expect, it } from 'vitest'
import { asOwner, currentOwner } from '../../../server/limits/owner.ts'

it('returns the owner of the work while it is done', async () => {
  const inside = asOwner('account a', async () => {
    const before = currentOwner()
    await Promise.resolve()
    return [before, currentOwner(), await asOwner('account b', async () => currentOwner())]
  })
  expect(await inside).toEqual(['account a', 'account a', 'account b'])
  expect(currentOwner()).toBe('server')
})

it('counts work that a request began for others as the server’s once the request is over', async () => {
  let goOn = () => {}
  let later = Promise.resolve('')
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await asOwner('account a', async () => {
    later = held.then(currentOwner)
  })
  goOn()
  expect(await later).toBe('server')
})
