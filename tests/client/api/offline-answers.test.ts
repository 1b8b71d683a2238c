import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../../src/api/api-error.ts'
import {
  removeStoredAnswers,
  storeAnswersFor,
  answerOrStored,
  storedUser,
} from '../../../src/api/offline-answers.ts'
import { sam } from '../support/sam.ts'

const nia = { ...sam, id: 'n1', name: 'Nia', email: 'nia@x.test' }
const lost = new ApiError('network')

beforeEach(() => {
  removeStoredAnswers()
  localStorage.clear()
  setOnline(true)
})

it('A user without a connection reads the host’s last answer, with its time', async () => {
  const before = Date.now()
  await keepMine(['old'])
  expect(await answerOrStored('mine', async () => ['new'])).toEqual({ answer: ['new'] })

  setOnline(false)
  const { answer, asOf = 0 } = await askInVain('mine')
  expect(answer).toEqual(['new'])
  expect(asOf).toBeGreaterThanOrEqual(before)
  expect(storedUser(lost)).toEqual(sam)
  await expect(askInVain('of another page')).rejects.toBe(lost)
})

it('A stored answer replaces neither a failure with a connection nor a refusal', async () => {
  await keepMine()
  await expect(askInVain('mine')).rejects.toBe(lost)
  expect(storedUser(lost)).toBeNull()
  setOnline(false)
  const refused = new ApiError('http', { status: 401 })
  await expect(answerOrStored('mine', () => Promise.reject(refused))).rejects.toBe(refused)
  expect(storedUser(refused)).toBeNull()
})

it('A parcel is read from the newest answer that has it, of its own page or of a list', async () => {
  storeAnswersFor(sam)
  await answerOrStored('one parcel p-1', async () => 'as on its page')
  await answerOrStored('mine', async () => ['as on the list'])
  setOnline(false)
  const within = (answer: unknown) => (Array.isArray(answer) ? answer[0] : undefined)
  const ask = (name: string) =>
    answerOrStored(name, () => Promise.reject(lost), within).then(({ answer }) => answer)
  expect(await ask('one parcel p-1')).toBe('as on the list')
  setOnline(true)
  await answerOrStored('one parcel p-1', async () => 'as on its page')
  setOnline(false)
  expect(await ask('one parcel p-1')).toBe('as on its page')
})

it('Many opened parcels do not push a list out of storage', async () => {
  await keepMine()
  for (let id = 1; id <= 30; id += 1) await answerOrStored(`one parcel ${id}`, async () => id)
  setOnline(false)
  expect((await askInVain('mine')).answer).toEqual(['mine'])
  expect((await askInVain('one parcel 30')).answer).toBe(30)
  await expect(askInVain('one parcel 1')).rejects.toBe(lost)
})

it('No stored answer is left after a logout', async () => {
  await keepMine()
  removeStoredAnswers()
  expect(Object.entries(localStorage)).toEqual([])
  setOnline(false)
  storeAnswersFor(sam)
  await expect(askInVain('mine')).rejects.toBe(lost)
  expect(storedUser(lost)).toBeNull()
})

it('No stored answer is left for the next user', async () => {
  await keepMine(['of Sam'])
  storeAnswersFor(nia)
  expect(Object.entries(localStorage)).toEqual([])
  setOnline(false)
  await expect(askInVain('mine')).rejects.toBe(lost)
})

it('An answer that arrives after its user has left is not stored', async () => {
  storeAnswersFor(sam)
  let answer: (rows: string[]) => void = () => {}
  const asked = answerOrStored('mine', () => new Promise<string[]>((resolve) => (answer = resolve)))
  storeAnswersFor(nia)
  answer(['of Sam'])
  expect(await asked).toEqual({ answer: ['of Sam'] })
  expect(Object.entries(localStorage)).toEqual([])
})

it('The last eight answers are kept, but not a very long one', async () => {
  storeAnswersFor(sam)
  for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9])
    await answerOrStored(`${number}`, async () => number)
  await answerOrStored('long', async () => 'x'.repeat(300_000))
  setOnline(false)
  await expect(askInVain('1')).rejects.toBe(lost)
  await expect(askInVain('long')).rejects.toBe(lost)
  expect(await askInVain('2')).toMatchObject({ answer: 2 })
})

it('Stored answers in an unknown format are ignored', () => {
  localStorage.setItem('waybill-kept-answers', '{"user":"sam"}')
  setOnline(false)
  expect(storedUser(lost)).toBeNull()
})

const askInVain = (name: string) => answerOrStored(name, () => Promise.reject(lost))

/** Keeps an answer for Sam. */
async function keepMine(answer: unknown = ['mine']) {
  storeAnswersFor(sam)
  await answerOrStored('mine', async () => answer)
}

const setOnline = (isOnline: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
