import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { User } from '../../../openapi.d.ts'
import { startSession } from '../../../src/features/session/session.ts'
import { clearCachedData } from '../../../src/stores/query/query.ts'
import { failure, later, ok, standInHost } from '../../support/host.ts'
import type { Host } from '../../support/host.ts'
import { wireParcel, wireUser } from '../../support/wire.ts'
import { fill, people, create } from '../support/create-dialog.tsx'
import { expireOnce, failures, hurryTimeouts, toldOf } from '../support/failures.ts'
import { makePlaceForToasts } from '../support/toasts.ts'
import { me, openApp, prepareApp } from '../support/open-app.tsx'

const call = 'POST /api/user/me/verification'
const refusal = 'Please confirm your email address first.'

const sam = (change: Partial<User> = {}) =>
  ok(wireUser({ role: 'SENDER', name: 'Sam Sender', email: 'sam@example.com', ...change }))
const waiting = () => sam({ isEmailVerified: false })
const confirmed = () => sam({ isEmailVerified: true })

let host: Host

makePlaceForToasts()

prepareApp(
  () => import('../../../src/pages/sender-parcels-page.tsx'),
  () => import('../../../src/features/session/email-notice.tsx'),
  startSession,
)

beforeEach(() => {
  clearCachedData()
  host = standInHost({
    [me]: waiting,
    'GET /api/parcel/me': () => ok([wireParcel()]),
    'GET /api/user/receivers': () => ok(people),
  })
})

const person = userEvent.setup({ delay: null })

async function open() {
  openApp('/sender/parcels')
  await screen.findByRole('heading', { name: 'My Parcels' })
}

async function openWithNotice() {
  await open()
  await findNotice()
}

async function openForm() {
  await person.click(await screen.findByRole('button', { name: 'Create Parcel' }))
  return within(await screen.findByRole('dialog', { name: 'Create Parcel' }))
}

const findNotice = () => screen.findByRole('region', { name: 'Your email address' })
const queryNotice = () => screen.queryByRole('region', { name: 'Your email address' })
const sendAgain = () => screen.getByRole('button', { name: 'Send link again' })
const told = () =>
  within(screen.getByRole('region', { name: 'Your email address' })).getByRole('status')

describe('A sender whose address is not confirmed yet', () => {
  it('reads above the page what has to wait for the confirmation', async () => {
    await open()
    expect(await findNotice()).toHaveTextContent(
      'Please confirm your email address. A link went to sam@example.com. Until you have used ' +
        'it, you cannot send parcels, and get no emails about them.',
    )
  })

  it('requests the link again, with one call for two clicks', async () => {
    const answer = later()
    host.on(call, answer.handler)
    await openWithNotice()
    await person.dblClick(sendAgain())
    expect(sendAgain()).toHaveAttribute('aria-busy', 'true')
    await act(async () => answer.answer(ok(null)))
    expect(told()).toHaveTextContent('A new link is on its way.')
    expect(host.calls().filter((one) => one === call)).toHaveLength(1)
  })

  it('reads when the link can be sent again', async () => {
    const sentence = 'Another email can be sent in 13 minutes.'
    host.on(call, () => failure(429, sentence))
    await openWithNotice()
    await person.click(sendAgain())
    await waitFor(() => expect(told()).toHaveTextContent(sentence))
  })

  it.each(failures.filter(({ title }) => title !== 'the session is over for good'))(
    'is told if requesting the link fails, and tries again: $title',
    async (failed) => {
      hurryTimeouts()
      host.on(call, failed.answer)
      await openWithNotice()
      await person.click(sendAgain())
      const sentence = toldOf(failed, call) ?? 'The email could not be sent. Please try again.'
      await waitFor(() => expect(told()).toHaveTextContent(sentence))

      host.on(call, () => ok(null))
      await person.click(sendAgain())
      await waitFor(() => expect(told()).toHaveTextContent('A new link is on its way.'))
    },
  )

  it('requests the link even if the session has just run out, without logging in', async () => {
    await openWithNotice()
    expireOnce(host, call, () => ok(null))
    await person.click(sendAgain())
    await waitFor(() => expect(told()).toHaveTextContent('A new link is on its way.'))
  })

  it('sees the notice disappear on return from the email, and keeps the input', async () => {
    await openWithNotice()
    const dialog = await openForm()
    await person.type(dialog.getByLabelText(/From Address/), 'Harbour 1')
    expect(dialog.getByLabelText(/From Address/)).toHaveValue('Harbour 1')
    host.on(me, confirmed)
    act(() => void window.dispatchEvent(new Event('focus')))
    await waitFor(() => expect(queryNotice()).toBeNull())
    expect(dialog.getByLabelText(/From Address/)).toHaveValue('Harbour 1')
  })

  it('sees the notice disappear on requesting a link if the address is already confirmed', async () => {
    host.on(call, () => failure(409, 'The email address is already confirmed'))
    await openWithNotice()
    host.on(me, confirmed)
    await person.click(sendAgain())
    await waitFor(() => expect(queryNotice()).toBeNull())
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
  })

  it('is refused a parcel, keeps the input, and creates the parcel once confirmed', async () => {
    host.on(create, () => failure(403, refusal))
    await openWithNotice()
    const dialog = await openForm()
    await fill(person)
    await person.click(dialog.getByRole('button', { name: 'Create Parcel' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(refusal)
    expect(dialog.getByLabelText(/From Address/)).toHaveValue('Harbour 1')

    host.on(me, confirmed)
    host.on(create, () => ok(wireParcel()))
    await person.click(dialog.getByRole('button', { name: 'Create Parcel' }))
    expect(await screen.findByText('Parcel created successfully!')).toBeVisible()
  })
})

it.each([
  ['has confirmed the address', confirmed],
  ['has an account on a server that does not verify addresses', () => sam()],
])('A sender who %s sees no notice', async (_, answer) => {
  host.on(me, answer)
  await open()
  expect(queryNotice()).toBeNull()
})
