import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import SenderIntegrationsPage from '../../../src/pages/sender-integrations-page.tsx'
import { ok } from '../../support/host.ts'
import { wireDelivery, wireWebhook } from '../../support/wire.ts'
import type { Answers } from '../support/open-page.tsx'
import { created, refused } from '../support/answers.ts'
import { opener } from '../support/open-page.tsx'

const list = 'GET /api/webhooks'
const log = 'GET /api/webhooks/w-1/deliveries'
const open = opener(<SenderIntegrationsPage />, '/sender/integrations')
const secret = 'whsec_c2VjcmV0'

const card = async () => within(await screen.findByRole('article'))
const dialog = () => within(screen.getByRole('dialog'))
const press = (name: string) => screen.findByRole('button', { name })

/** Opens the empty list, with the form of a new endpoint over it. */
async function openForm(answers: Answers = {}) {
  const opened = open({ [list]: () => ok([]), ...answers })
  await opened.person.click(await press('Add endpoint'))
  const address = await screen.findByLabelText(/^Address/)
  const send = () => opened.person.click(dialog().getByRole('button', { name: 'Add endpoint' }))
  return { ...opened, address, send }
}

/** Opens the deliveries of the only endpoint. */
async function openDeliveries(deliveries: object[], webhook = wireWebhook()) {
  const opened = open({
    [list]: () => ok([webhook]),
    [log]: () => ok(deliveries, { page: 1, limit: 5, total: deliveries.length }),
  })
  await opened.person.click(await press('Deliveries'))
}

describe('A sender without endpoints', () => {
  it('adds an endpoint, sees its secret once, and finds it in the list', async () => {
    const { host, person } = open({ [list]: () => ok([]) })
    expect(await screen.findByText('No endpoints yet.')).toBeVisible()
    await person.click(await press('Add endpoint'))
    await person.type(await screen.findByLabelText(/^Address/), ' https://shop.example.com/hook ')
    await person.click(screen.getByRole('checkbox', { name: 'Unblocked' }))
    host.on('POST /api/webhooks', () => created({ webhook: wireWebhook(), secret }))
    host.on(list, () => ok([wireWebhook()]))
    await person.click(dialog().getByRole('button', { name: 'Add endpoint' }))

    expect(await screen.findByText(secret)).toBeVisible()
    expect(host.asked.find(({ call }) => call === 'POST /api/webhooks')?.body).toEqual({
      url: 'https://shop.example.com/hook',
      events: [
        'parcel.created',
        'parcel.status_changed',
        'parcel.delivered',
        'parcel.delivery_attempt_failed',
        'parcel.canceled',
        'parcel.blocked',
      ],
    })
    await person.click(dialog().getByRole('button', { name: 'I have saved it' }))
    await waitFor(() => expect(screen.queryByText(secret)).toBeNull())
    expect((await card()).getByText('Active')).toBeVisible()
  })

  it('is told what is wrong with an address, whether the form or the server finds it', async () => {
    const { host, person, address, send } = await openForm()

    await send()
    expect(address).toHaveAccessibleDescription('Address is required')
    expect(address).toHaveFocus()
    await person.type(address, 'shop.example.com')
    await send()
    expect(address).toHaveAccessibleDescription('The address must start with https:// or http://')
    for (const box of screen.getAllByRole('checkbox')) await person.click(box)
    await send()
    expect(screen.getByText('Choose at least one event')).toBeVisible()
    expect(host.calls().filter((call) => call.includes('/webhooks'))).toEqual([list])

    await person.click(screen.getByRole('checkbox', { name: 'Delivered' }))
    await person.clear(address)
    await person.type(address, 'http://10.0.0.1/')
    const message = 'This address is not public'
    host.on('POST /api/webhooks', () => refused('url', message))
    await send()
    await waitFor(() => expect(address).toHaveAccessibleDescription(message))
    expect(address).toHaveValue('http://10.0.0.1/')
  })

  it('reads only at its field that the password is required', async () => {
    const needed = 'Enter your password to add an endpoint'
    const { person, address, send } = await openForm({
      'POST /api/webhooks': () => refused('password', needed, 403),
    })
    await person.type(address, 'https://shop.example.com/hook')
    await send()
    const password = await screen.findByLabelText(/^Your password/)
    expect(password).toHaveAccessibleDescription(expect.stringContaining(needed))
    expect(screen.getAllByText(needed)).toHaveLength(1)
  })

  it('is asked before the input is discarded', async () => {
    const { person, address } = await openForm()
    await person.type(address, 'https')
    await person.keyboard('{Escape}')
    await person.click(await press('Keep editing'))
    expect(screen.getByLabelText(/^Address/)).toHaveValue('https')
  })
})

describe('A sender with an endpoint', () => {
  it('reads the result of a test', async () => {
    const { host, person } = open({ [list]: () => ok([wireWebhook()]) })
    const test = 'POST /api/webhooks/w-1/test'
    host.on(test, () => ok({ status: 204, error: null, milliseconds: 35 }))
    await person.click(await press('Send a test'))
    expect(await screen.findByText('The test succeeded: 204, after 35 ms.')).toBeVisible()

    const error = 'The address does not answer'
    host.on(test, () => ok({ status: null, error, milliseconds: 12 }))
    await person.click(await press('Send a test'))
    expect(
      await screen.findByText('The test failed after 12 ms. The address does not answer.'),
    ).toBeVisible()
  })

  it('reads why the endpoint is disabled, and enables it again', async () => {
    const failingSince = '2026-03-01T10:00:00.000Z'
    const disabled = wireWebhook({ state: 'DISABLED', disabledReason: 'FAILING', failingSince })
    const { host, person } = open({ [list]: () => ok([disabled]) })
    expect((await card()).getByText(/^It accepted nothing for five days/)).toBeVisible()
    host.on('PATCH /api/webhooks/w-1', () => ok(wireWebhook()))
    host.on(list, () => ok([wireWebhook()]))
    await person.click(await press('Enable'))
    expect(await press('Disable')).toBeVisible()
    expect(host.asked.find(({ call }) => call.startsWith('PATCH'))?.body).toEqual({
      isEnabled: true,
    })
  })

  it('reads what was sent to the endpoint, with every attempt, and turns the page', async () => {
    const failed = wireDelivery({
      _id: 'm-2',
      type: 'parcel.delivered',
      state: 'WAITING',
      nextAt: '2026-03-01T10:05:06.000Z',
      attempts: [
        {
          number: 1,
          at: '2026-03-01T10:00:01.000Z',
          status: 500,
          error: 'The endpoint answered 500',
          milliseconds: 9,
        },
      ],
    })
    const { host, person } = open({
      [list]: () => ok([wireWebhook()]),
      [log]: ({ query }) =>
        ok(query['page'] === '1' ? [failed] : [wireDelivery()], { page: 1, limit: 5, total: 6 }),
    })
    const toggle = await press('Deliveries')
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    await person.click(toggle)
    expect(await screen.findByText('parcel.delivered')).toBeVisible()
    expect(screen.getByText('Waiting')).toBeVisible()
    expect(screen.getByRole('list', { name: 'Attempts' })).toHaveTextContent(
      /: The endpoint answered 500, after 9 ms$/,
    )
    await person.click(screen.getByRole('button', { name: 'Page 2' }))
    expect(await screen.findByText('parcel.created')).toBeVisible()
    expect(screen.getByText('Sent')).toBeVisible()
    expect(host.asked.at(-1)?.query).toEqual({ page: '2', limit: '5' })
  })

  it('cannot resend a message while the endpoint is disabled', async () => {
    await openDeliveries(
      [wireDelivery()],
      wireWebhook({ state: 'DISABLED', disabledReason: 'OWNER' }),
    )
    expect(await press('Send again')).toHaveAccessibleDescription('Enable the endpoint first')
  })

  it('reads that nothing has been sent yet', async () => {
    await openDeliveries([])
    expect(await screen.findByText('Nothing has been sent yet.')).toBeVisible()
  })
})

it('A sender with ten endpoints reads why another cannot be added', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => wireWebhook({ _id: `w-${index}` }))
  open({ [list]: () => ok(ten) })
  const add = await press('Add endpoint')
  expect(add).toHaveAccessibleDescription('You can have at most 10 endpoints')
})
