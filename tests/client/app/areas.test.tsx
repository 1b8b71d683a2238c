import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startPlainHost } from '../../support/plain-host/host.ts'
import type { PlainHost } from '../../support/plain-host/host.ts'
import { loadPages, openBrowser } from '../support/plain-browser.tsx'
import { address } from '../support/open-app.tsx'

const areas = {
  ada: { own: '/admin', reached: '/admin/users', role: 'admin' },
  sam: { own: '/sender', reached: '/sender/parcels', role: 'sender' },
  rita: { own: '/receiver', reached: '/receiver/dashboard', role: 'receiver' },
} as const
const users = ['ada', 'sam', 'rita'] as const

let host: PlainHost
let browser: ReturnType<typeof openBrowser>

beforeAll(async () => {
  host = await startPlainHost()
  await loadPages()
})
afterAll(() => host.stop())
beforeEach(() => {
  browser = openBrowser(host)
})

describe.each(users)('%s', (user) => {
  it.each(users)('opens the area of %s, and enters only their own', async (owner) => {
    const { own, reached, role } = areas[owner]
    await browser.signIn(user)
    browser.open(own)
    const isTheirs = owner === user
    await waitFor(() => expect(address()).toBe(isTheirs ? reached : `/unauthorized?area=${role}`))
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  })
})

it.each(users)('A visitor is sent from the area of %s to the login', async (owner) => {
  browser.open(areas[owner].own)
  await waitFor(() =>
    expect(address()).toBe(`/login?returnTo=${encodeURIComponent(areas[owner].reached)}`),
  )
})
