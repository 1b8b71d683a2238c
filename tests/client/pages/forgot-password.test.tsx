import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import ForgotPasswordPage from '../../../src/pages/forgot-password-page.tsx'
import { failure, ok } from '../../support/host.ts'
import { failures, hurryTimeouts, toldOf } from '../support/failures.ts'
import { makePlaceForToasts, toasts } from '../support/toasts.ts'
import type { Answers } from '../support/open-page.tsx'
import { visitOn } from '../support/open-page.tsx'

makePlaceForToasts()
beforeEach(hurryTimeouts)

const call = 'POST /api/user/forgot-password'
const send = () => screen.getByRole('button', { name: 'Send link' })

async function openAndType(answers: Answers) {
  const visited = visitOn(answers, '/forgot-password', <ForgotPasswordPage />)
  await visited.person.type(screen.getByRole('textbox', { name: 'Email' }), ' ada@example.com ')
  return visited
}

describe('A user who forgot the password', () => {
  it('requests a link and reads that it is sent by email', async () => {
    const { host, person } = await openAndType({ [call]: () => ok({ by: 'EMAIL' }) })
    await person.dblClick(send())
    expect(await screen.findByText('Check your email.')).toBeVisible()
    expect(screen.getByRole('status')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Send link' })).toBeNull()
    expect(host.asked.map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }])
  })

  it.each([
    ['sends no emails', () => ok({ by: 'ADMINISTRATOR' })],
    ['does not have the call', () => failure(404, 'There is nothing at this address')],
    ['has not implemented the call', () => failure(501, 'Not implemented')],
  ])('is told whom to ask if the host %s', async (_, answer) => {
    const { person } = await openAndType({ [call]: answer })
    await person.click(send())
    expect(await screen.findByText('Please ask an administrator.')).toBeVisible()
  })

  it.each(failures)('is told if the call fails, and tries again: $title', async (failed) => {
    const { host, person } = await openAndType({ [call]: failed.answer })
    await person.click(send())
    const told = toldOf(failed, call) ?? 'The link could not be sent'
    expect(await toasts().findByText(told)).toBeVisible()
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-disabled'))

    host.on(call, () => ok({ by: 'EMAIL' }))
    await person.click(send())
    expect(await screen.findByText('Check your email.')).toBeVisible()
  })
})
