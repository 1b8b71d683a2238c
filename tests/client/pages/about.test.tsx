import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import AboutPage from '../../../src/pages/about-page.tsx'
import NotFoundPage from '../../../src/pages/not-found-page.tsx'
import { visit } from '../support/open-page.tsx'

it('A visitor reads about the company and its roles', () => {
  visit('/about', <AboutPage />)

  expect(screen.getByRole('heading', { level: 1, name: 'About Waybill' })).toBeVisible()
  const roles = within(screen.getByRole('list', { name: 'Who does what' })).getAllByRole('heading')
  expect(roles.map((role) => role.textContent)).toEqual(['Sender', 'Receiver', 'Admin'])
})

it('A visitor with a wrong address is told and goes home', async () => {
  const { person, address } = visit('/nowhere', <NotFoundPage />)

  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await person.click(screen.getByRole('link', { name: 'Back to home' }))
  expect(address()).toBe('/')
})
