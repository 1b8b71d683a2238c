import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import UnsubscribePage from '../../../src/pages/unsubscribe-page.tsx'
import { failure, ok } from '../../support/host.ts'
import { failures, hurryTimeouts, toldOf } from '../support/failures.ts'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import type { Answers } from '../support/open-page.tsx'
import { visitOn } from '../support/open-page.tsx'

makePlaceForToasts()
beforeEach(hurryTimeouts)

const token = `IN_TRANSIT-${'0a'.repeat(16)}-${'x_Y-'.repeat(10)}abc`
const call = 'POST /api/unsubscribe'
const button = (name: string) => screen.getByRole('button', { name })

const open = (answers?: Answers, path = `/unsubscribe/${token}`) =>
  visitOn(answers, path, <UnsubscribePage />, '/unsubscribe/:token?')

describe('A recipient who opens the link of an email', () => {
  it('reads which emails the link stops, and none are stopped yet', () => {
    const { host } = open()
    expect(screen.getByRole('heading', { level: 1, name: 'Stop emails' })).toBeVisible()
    expect(screen.getByText(/^You get an email when a parcel is out for delivery\./)).toBeVisible()
    expect(host.calls()).toEqual([])
  })

  it('stops these emails, is told, and can then stop all', async () => {
    const { host, person } = open({ [call]: () => ok(null) })

    await person.click(button('Stop these emails'))
    const result = await screen.findByText(/You get no more emails when a parcel is out for/)
    expect(result).toBeVisible()
    expect(screen.getByRole('status')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Stop these emails' })).toBeNull()

    await person.click(button('Stop all emails'))
    expect(await screen.findByText(/You get no more emails about parcels/)).toBeVisible()
    expect(screen.queryByRole('button')).toBeNull()
    expect(host.asked.map(({ body }) => body)).toEqual([
      { token, all: false },
      { token, all: true },
    ])
  })

  it('sends one call for two presses', async () => {
    const { host, person } = open({ [call]: () => ok(null) })
    await person.dblClick(button('Stop all emails'))
    expect(await screen.findByText(/You get no more emails about parcels/)).toBeVisible()
    expect(host.calls()).toEqual([call])
  })

  it.each(failures)('is told if the call fails, and tries again: $title', async (failed) => {
    const { host, person } = open({ [call]: failed.answer })
    await person.click(button('Stop these emails'))
    const told = toldOf(failed, call) ?? 'The emails could not be stopped'
    expect(await toasts().findByText(told)).toBeVisible()
    await waitFor(() => expect(button('Stop these emails')).not.toHaveAttribute('aria-disabled'))

    host.on(call, () => ok(null))
    await person.click(button('Stop these emails'))
    expect(await screen.findByText(/You get no more emails when/)).toBeVisible()
  })

  it('is told if the server does not know the signature', async () => {
    const sentence = 'This link is not complete. Please open it from the email again.'
    const { person } = open({ [call]: () => failure(400, sentence) })
    await person.click(button('Stop these emails'))
    expect(await toasts().findByText(sentence)).toBeVisible()
  })

  it.each(['/unsubscribe', `/unsubscribe/${token.slice(0, -3)}`, '/unsubscribe/EVERYTHING-1-2'])(
    'is told if the link is incomplete, and sees no button: %s',
    (path) => {
      open({}, path)
      const name = 'This link is not complete'
      expect(screen.getByRole('heading', { level: 1, name })).toBeVisible()
      expect(screen.queryByRole('button')).toBeNull()
      expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    },
  )
})
