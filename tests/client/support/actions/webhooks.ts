import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { ok } from '../../../support/host.ts'
import { wireDelivery, wireWebhook } from '../../../support/wire.ts'
import { created } from '../answers.ts'
import * as pages from '../pages.tsx'
import { box, button, form, input, question, sees, typed, types } from './action.ts'
import type { Action } from './action.ts'

const newSecret = { webhook: wireWebhook(), secret: 'whsec_c2VjcmV0' }
const integrations = {
  ...pages.integrations,
  host: {
    'GET /api/webhooks': () => ok([wireWebhook()]),
    'GET /api/webhooks/w-1/deliveries': () => ok([wireDelivery()], { page: 1, limit: 5, total: 1 }),
  },
}

export const webhookActions: Action[] = [
  {
    title: 'A sender adds an endpoint',
    call: 'POST /api/webhooks',
    ...integrations,
    host: { 'GET /api/webhooks': () => ok([]) },
    ...form('Add endpoint', 'Add endpoint', async (person) => {
      await person.type(input(/^Address/), 'https://shop.example.com/hook')
      await person.click(box('Blocked'))
    }),
    fallback: 'Failed to add the endpoint',
    saidInDialog: true,
    kept: () => {
      typed(/^Address/, 'https://shop.example.com/hook')
      expect(box('Blocked')).not.toBeChecked()
    },
    success: () => created(newSecret),
    done: 'Endpoint added',
  },
  {
    title: 'A sender changes an endpoint',
    call: 'PATCH /api/webhooks/{id}',
    ...integrations,
    ...form('Edit', 'Save', types([/^Address/, 's'])),
    fallback: 'Failed to change the endpoint',
    saidInDialog: true,
    kept: () => typed(/^Address/, 'https://shop.example.com/hooks'),
    success: () => ok(wireWebhook()),
    done: 'Endpoint changed',
  },
  {
    title: 'A sender disables an endpoint',
    call: 'PATCH /api/webhooks/{id}',
    ...integrations,
    prepare: sees('article'),
    button: button('Disable'),
    fallback: 'Failed to disable the endpoint',
    success: () => ok(wireWebhook({ state: 'DISABLED' })),
    done: 'Endpoint disabled',
  },
  {
    title: 'A sender removes an endpoint',
    call: 'DELETE /api/webhooks/{id}',
    ...integrations,
    ...question('Remove', 'Remove endpoint'),
    fallback: 'Failed to remove the endpoint',
    saidInDialog: true,
    success: () => ok(null),
    done: 'Endpoint removed',
  },
  {
    title: 'A sender requests a new secret',
    call: 'POST /api/webhooks/{id}/rotate',
    ...integrations,
    ...question('New secret', 'Make a new secret'),
    fallback: 'Failed to make a new secret',
    saidInDialog: true,
    success: () => ok(newSecret),
    done: 'New secret made',
  },
  {
    title: 'A sender tests an endpoint',
    call: 'POST /api/webhooks/{id}/test',
    ...integrations,
    prepare: sees('article'),
    button: button('Send a test'),
    fallback: 'Failed to send the test',
    success: () => ok({ status: 204, error: null, milliseconds: 35 }),
    done: 'Test sent',
  },
  {
    title: 'A sender resends a message',
    call: 'POST /api/webhooks/w-1/deliveries/m-1/replay',
    ...integrations,
    prepare: async (person) => {
      await person.click(await screen.findByRole('button', { name: 'Deliveries' }))
      await screen.findByRole('button', { name: 'Send again' })
    },
    button: button('Send again'),
    fallback: 'Failed to send this again',
    success: () => ok(wireDelivery({ state: 'WAITING' })),
    done: 'Sending it again',
  },
]
