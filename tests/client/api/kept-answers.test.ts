import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/api-error.ts'
import {
  forgetAnswers,
  keepAnswersFor,
  keptOffline,
  userOffline,
} from '../../../src/api/kept-answers.ts'
import { sam } from '../support/sam.ts'

const nia = { ...sam, id: 'n1', name: 'Nia', email: 'nia@x.test' }
const lost = new ApiError('network')

beforeEach(() => {
  forgetAnswers()
  localStorage.clear()
  setOnline(true)
})

it('A user without a connection reads the host’s last answer, with its time', async () => {
  const before = Date.now()
  await keepMine(['old'])
  expect(await keptOffline('mine', async () => ['new'])).toEqual({ answer: ['new'] })

  setOnline(false)
  const { answer, asOf = 0 } = await askInVain('mine')
  expect(answer).toEqual(['new'])
  expect(asOf).toBeGreaterThanOrEqual(before)
  expect(userOffline(lost)).toEqual(sam)
  await expect(askInVain('of another page')).rejects.toBe(lost)
})

it('A failure of the host is not covered up while there is a connection', async () => {
  await keepMine()
  await expect(askInVain('mine')).rejects.toBe(lost)
  expect(userOffline(lost)).toBeNull()
  setOnline(false)
  const refused = new ApiError('http', { status: 401 })
  await expect(keptOffline('mine', () => Promise.reject(refused))).rejects.toBe(refused)
  expect(userOffline(refused)).toBeNull()
})

it('A parcel that was not opened is read as a list last showed it', async () => {
  keepAnswersFor(sam)
  await keptOffline('one parcel p-1', async () => 'as on its page')
  await keptOffline('mine', async () => ['as on the list'])
  setOnline(false)
  const within = (answer: unknown) => (Array.isArray(answer) ? answer[0] : undefined)
  const ask = (name: string) =>
    keptOffline(name, () => Promise.reject(lost), within).then(({ answer }) => answer)
  expect(await ask('one parcel p-1')).toBe('as on the list')
  setOnline(true)
  await keptOffline('one parcel p-1', async () => 'as on its page')
  setOnline(false)
  expect(await ask('one parcel p-1')).toBe('as on its page')
})

it('Many pages of single parcels do not push out a list', async () => {
  await keepMine()
  for (let id = 1; id <= 30; id += 1) await keptOffline(`one parcel ${id}`, async () => id)
  setOnline(false)
  expect((await askInVain('mine')).answer).toEqual(['mine'])
  expect((await askInVain('one parcel 30')).answer).toBe(30)
  await expect(askInVain('one parcel 1')).rejects.toBe(lost)
})

it('Nothing is left after a logout', async () => {
  await keepMine()
  forgetAnswers()
  expect(Object.entries(localStorage)).toEqual([])
  setOnline(false)
  keepAnswersFor(sam)
  await expect(askInVain('mine')).rejects.toBe(lost)
  expect(userOffline(lost)).toBeNull()
})

it('Nothing is left for the next user', async () => {
  await keepMine(['of Sam'])
  keepAnswersFor(nia)
  expect(Object.entries(localStorage)).toEqual([])
  setOnline(false)
  await expect(askInVain('mine')).rejects.toBe(lost)
})

it('An answer that comes after its user has left is not kept', async () => {
  keepAnswersFor(sam)
  let answer: (rows: string[]) => void = () => {}
  const asked = keptOffline('mine', () => new Promise<string[]>((resolve) => (answer = resolve)))
  keepAnswersFor(nia)
  answer(['of Sam'])
  expect(await asked).toEqual({ answer: ['of Sam'] })
  expect(Object.entries(localStorage)).toEqual([])
})

it('The last eight answers are kept, but not a very long one', async () => {
  keepAnswersFor(sam)
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await keptOffline(`${number}`, async () => number)
  await keptOffline('long', async () => 'x'.repeat(300_000))
  setOnline(false)
  await expect(askInVain('1')).rejects.toBe(lost)
  await expect(askInVain('long')).rejects.toBe(lost)
  expect(await askInVain('2')).toMatchObject({ answer: 2 })
})

it('Stored answers of another build or page are ignored', () => {
  localStorage.setItem('waybill-kept-answers', '{"user":"sam"}')
  setOnline(false)
  expect(userOffline(lost)).toBeNull()
})

const askInVain = (name: string) => keptOffline(name, () => Promise.reject(lost))

/** Keeps an answer for Sam. */
async function keepMine(answer: unknown = ['mine']) {
  keepAnswersFor(sam)
  await keptOffline('mine', async () => answer)
}

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
