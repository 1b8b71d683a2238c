import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SiteLayout } from '../../../../src/features/site/site-layout.tsx'
import type { SiteUser } from '../../../../src/features/site/site-header.tsx'
import { stubPhone } from '../../support/media.ts'
import { visit } from '../../support/open-page.tsx'
import { linksIn } from '../../support/texts.ts'

const sender: SiteUser = { email: 'selma@example.com', role: 'SENDER' }

function open(user: SiteUser | null, onLogout = () => {}) {
  return visit(
    '/about',
    <SiteLayout user={user} onLogout={onLogout}>
      <h1>Content</h1>
    </SiteLayout>,
  )
}

const mainLinks = () => linksIn(screen.getByRole('navigation', { name: 'Main' }))

const publicLinks = [
  ['Home', '/'],
  ['About', '/about'],
  ['Contact', '/contact'],
]

describe('In the header', () => {
  it('a visitor finds Home, About, Contact and the way to log in', () => {
    open(null)

    expect(mainLinks()).toEqual(publicLinks)
    expect(screen.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login')
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
    expect(screen.queryByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  })

  it.each([
    ['ADMIN', '/admin'],
    ['SENDER', '/sender'],
    ['RECEIVER', '/receiver'],
  ] as const)('a signed-in %s finds the dashboard at %s', (role, area) => {
    open({ email: 'someone@example.com', role })

    expect(mainLinks()).toEqual([...publicLinks, ['Dashboard', area]])
    expect(screen.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument()
  })

  it('a user with an email logs out', async () => {
    const onLogout = vi.fn()
    const { person } = open(sender, onLogout)

    await person.click(screen.getByRole('button', { name: 'Logout' }))
    expect(onLogout).toHaveBeenCalledOnce()
  })

  it('a visitor chooses the dark theme, and it is kept', async () => {
    const { person } = open(null)

    expect(screen.getByRole('radio', { name: 'System' })).toBeChecked()
    await person.click(screen.getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement).toHaveClass('dark')
    expect(localStorage.getItem('vite-ui-theme')).toBe('dark')
    await person.click(screen.getByRole('radio', { name: 'System' }))
    expect(localStorage.getItem('vite-ui-theme')).toBe('system')
  })
})

describe('On a phone', () => {
  const onPhone = (user: SiteUser | null) => {
    stubPhone()
    return open(user)
  }
  const openMenu = () => screen.getByRole('button', { name: 'Open menu' })
  const menu = () => screen.queryByRole('navigation', { name: 'Main' })

  it('a visitor opens the menu with the same links and follows one', async () => {
    const { person, address } = onPhone(sender)
    expect(menu()).not.toBeInTheDocument()

    await person.click(openMenu())
    expect(mainLinks()).toEqual([...publicLinks, ['Dashboard', '/sender']])
    expect(screen.getByRole('button', { name: 'Logout' })).toBeVisible()

    await person.click(screen.getByRole('link', { name: 'Contact' }))
    expect(address()).toBe('/contact')
    expect(menu()).not.toBeInTheDocument()
  })

  it('a visitor opens the menu with the keyboard and leaves it with Escape', async () => {
    const { person } = onPhone(null)

    openMenu().focus()
    await person.keyboard('{Enter}')
    await person.tab()
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()

    await person.keyboard('{Escape}')
    expect(menu()).not.toBeInTheDocument()
    expect(openMenu()).toHaveFocus()
  })

  it('a visitor closes the menu by pressing outside of it', async () => {
    const { person } = onPhone(null)

    await person.click(openMenu())
    await person.click(screen.getByRole('heading', { name: 'Content' }))
    expect(menu()).not.toBeInTheDocument()
  })
})
