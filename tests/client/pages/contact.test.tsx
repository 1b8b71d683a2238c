import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import ContactPage from '../../../src/pages/contact-page.tsx'
import { standInHost } from '../../support/host.ts'
import { visit } from '../support/open-page.tsx'
import { hrefOf } from '../support/texts.ts'

const field = (name: string) => screen.getByRole('textbox', { name })
const send = () => screen.getByRole('button', { name: 'Send Message' })

it('A visitor writes a message and reads that it was sent, but nothing leaves the browser', async () => {
  const host = standInHost()
  const { person } = visit('/contact', <ContactPage />)

  await person.type(field('Name'), 'Ada')
  await person.type(field('Email'), 'ada@example.com')
  await person.type(field('Message'), 'Where is it?')
  await person.click(send())

  expect(await screen.findByText('Message sent successfully!')).toBeVisible()
  expect(field('Message')).toHaveValue('')
  expect(host.asked).toEqual([])
})

it('A visitor who leaves a field empty does not read that the message was sent', async () => {
  const { person } = visit('/contact', <ContactPage />)

  for (const name of ['Name', 'Email', 'Message']) expect(field(name)).toBeRequired()
  await person.type(field('Name'), 'Ada')
  await person.type(field('Email'), 'ada@example.com')
  await person.type(field('Message'), '   ')
  await person.click(send())

  expect(screen.getByText('Message is required')).toBeVisible()
  expect(field('Message')).toHaveFocus()
  expect(field('Name')).toHaveValue('Ada')
  expect(screen.queryByText('Message sent successfully!')).not.toBeInTheDocument()
})

it('A visitor finds an email address, a phone number and a street in a city', () => {
  visit('/contact', <ContactPage />)

  expect(hrefOf('hello@waybill.example')).toBe('mailto:hello@waybill.example')
  expect(hrefOf('+1 503 555 0142')).toBe('tel:+15035550142')
  expect(screen.getByText(/Portland, OR/)).toBeVisible()
})
