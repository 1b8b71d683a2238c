import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import VerifyEmailPage from '../../../src/pages/verify-email-page.tsx'
import { failure, ok } from '../../support/host.ts'
import { failures, hurryTimeouts, toldOf } from '../support/failures.ts'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import type { Answers } from '../support/open-page.tsx'
import { visitOn } from '../support/open-page.tsx'

makePlaceForToasts()
beforeEach(hurryTimeouts)

const call = 'POST /api/user/verify-email'
const token = 'A'.repeat(43)
const button = () => screen.getByRole('button', { name: 'Confirm' })

function open(answers?: Answers, hash = token) {
  window.location.hash = hash
  return visitOn(answers, '/verify-email', <VerifyEmailPage />)
}

describe('A user who opens the link in the email', () => {
  it('confirms only by pressing the button, and is taken to the login', async () => {
    const { host, person, address } = open({ [call]: () => ok({ wasVerified: false }) })
    expect(host.asked).toEqual([])
    await person.dblClick(button())
    const result = await screen.findByText('Your email address is confirmed.', { exact: false })
    expect(result).toBeVisible()
    expect(screen.getByRole('status')).toHaveFocus()
    expect(host.asked.map(({ body }) => body)).toEqual([{ token }])
    await person.click(screen.getByRole('link', { name: 'Login' }))
    expect(address()).toBe('/login')
  })

  it('reads that the address was confirmed before', async () => {
    const { person } = open({ [call]: () => ok({ wasVerified: true }) })
    await person.click(button())
    expect(await screen.findByText('Nothing left to do.')).toBeVisible()
  })

  it('is told after a day where to request a new link', async () => {
    const { person } = open({ [call]: () => failure(404, 'This link does not work any more.') })
    await person.click(button())
    expect(await screen.findByText('This link does not work any more.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveTextContent('press Send link again on your dashboard')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  it('is told if the link is incomplete', () => {
    open({}, 'abc')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is not complete')
    expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
  })

  it.each(failures)('is told if the call fails, and tries again: $title', async (failed) => {
    const { host, person } = open({ [call]: failed.answer })
    await person.click(button())
    const sentence = toldOf(failed, call) ?? 'The address could not be confirmed'
    expect(await toasts().findByText(sentence)).toBeVisible()
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))

    host.on(call, () => ok({ wasVerified: false }))
    await person.click(button())
    expect(await screen.findByText('Done.')).toBeVisible()
  })
})
