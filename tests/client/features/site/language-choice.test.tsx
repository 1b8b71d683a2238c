import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SiteUser } from '../../../../src/features/site/site-header.tsx'
import { SiteLayout } from '../../../../src/features/site/site-layout.tsx'
import { failure, later, ok, standInHost } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { bodiesOf } from '../../support/asked.ts'
import { stubPhone } from '../../support/media.ts'
import { visit } from '../../support/open-page.tsx'
import { forgetLanguage, rememberedLanguage, stubPageLoads } from '../../support/page-loads.ts'

beforeEach(forgetLanguage)

const save = 'PUT /api/user/me/language'
const sender: SiteUser = { email: 'selma@example.com', role: 'SENDER' }

function open(user: SiteUser | null = null) {
  const loads = stubPageLoads()
  const page = (
    <SiteLayout user={user} onLogout={() => {}}>
      <h1>Content</h1>
    </SiteLayout>
  )
  return { loads, ...visit('/about', page) }
}

const button = () => screen.getByRole('button', { name: 'Language' })
const list = () => screen.findByRole('list', { name: 'Language' })
const isClosed = () => screen.queryByRole('list', { name: 'Language' }) === null
const named = (name: string) => screen.findByRole('button', { name })

describe('In the header', () => {
  it('a visitor finds each language under its own name, and the page reloads in the chosen one', async () => {
    const host = standInHost()
    const { person, loads } = open()
    expect(button()).toHaveAttribute('aria-expanded', 'false')
    await person.click(button())
    const buttons = within(await list()).getAllByRole('button')
    expect(
      buttons.map((one) => [one.textContent, one.lang, one.getAttribute('aria-current')]),
    ).toEqual([
      ['English', 'en', 'true'],
      ['Deutsch', 'de', null],
      ['Español', 'es', null],
      ['Français', 'fr', null],
      ['Polski', 'pl', null],
      ['العربية', 'ar', null],
    ])
    expect(button()).toHaveAttribute('aria-expanded', 'true')
    expect(button()).toHaveAttribute('aria-controls', (await list()).id)

    await person.click(await named('Deutsch'))
    expect(loads.reload).toHaveBeenCalledOnce()
    expect(rememberedLanguage()).toBe('de')
    expect(host.calls()).toEqual([])
  })

  it('a visitor who keeps the language causes no reload', async () => {
    const { person, loads } = open()
    await person.click(button())
    await person.click(await named('English'))
    expect(isClosed()).toBe(true)
    expect([loads.reload.mock.calls, rememberedLanguage()]).toEqual([[], null])
  })

  it('a visitor opens the list with the keyboard, and leaves it with Escape or Tab', async () => {
    const { person } = open()
    button().focus()
    await person.keyboard('{Enter}')
    await list()
    await person.tab()
    expect(await named('English')).toHaveFocus()
    await person.keyboard('{Escape}')
    expect(isClosed()).toBe(true)
    expect(button()).toHaveFocus()

    await person.keyboard(' ')
    await list()
    await person.tab({ shift: true })
    expect(isClosed()).toBe(true)
  })

  it('a visitor closes the list by pressing the button again, or outside of it', async () => {
    const { person } = open()
    await person.click(button())
    await list()
    await person.click(button())
    expect(isClosed()).toBe(true)
    await person.click(button())
    await list()
    await person.click(screen.getByRole('heading', { name: 'Content' }))
    expect(isClosed()).toBe(true)
  })

  it('a visitor without a connection is told that the change failed, and keeps the page', async () => {
    const { person, loads } = open()
    await person.click(button())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await person.click(await named('Polski'))
    expect(await screen.findByText('Failed to change the language')).toBeVisible()
    expect([loads.reload.mock.calls, rememberedLanguage()]).toEqual([[], null])
  })

  it('a user’s choice is saved to the account before the page reloads', async () => {
    const { handler, answer } = later()
    const host = standInHost({ [save]: handler })
    const { person, loads } = open(sender)
    await person.click(button())
    await person.click(await named('Français'))
    await waitFor(() => expect(bodiesOf(host, save)).toEqual([{ language: 'fr' }]))
    expect(await list()).toHaveAttribute('aria-busy', 'true')
    expect([loads.reload.mock.calls, rememberedLanguage()]).toEqual([[], null])

    answer(ok(wireUser({ language: 'fr' })))
    await waitFor(() => expect(loads.reload).toHaveBeenCalledOnce())
    expect(rememberedLanguage()).toBe('fr')
  })

  it('a user whose choice cannot be saved is told, and keeps the page', async () => {
    standInHost({ [save]: () => failure(500, '') })
    const { person, loads } = open(sender)
    await person.click(button())
    await person.click(await named('Français'))
    expect(await screen.findByText('Failed to change the language')).toBeVisible()
    expect([loads.reload.mock.calls, rememberedLanguage()]).toEqual([[], null])
  })

  it('a user of a host without languages gets the page in the chosen language anyway', async () => {
    const host = standInHost({ [save]: () => failure(404, 'No such address') })
    const { person, loads } = open(sender)
    await person.click(button())
    await person.click(await named('العربية'))
    await waitFor(() => expect(loads.reload).toHaveBeenCalledOnce())
    expect([host.calls(), rememberedLanguage()]).toEqual([[save], 'ar'])
  })
})

describe('On a phone', () => {
  it('a visitor finds the languages in the menu, which stays open when Escape closes their list', async () => {
    stubPhone()
    const { person, loads } = open()
    await person.click(screen.getByRole('button', { name: 'Open menu' }))
    await person.click(button())
    await list()
    await person.keyboard('{Escape}')
    expect(isClosed()).toBe(true)
    expect(button()).toHaveFocus()
    await person.click(button())
    await person.click(await named('Español'))
    expect(loads.reload).toHaveBeenCalledOnce()
    expect(rememberedLanguage()).toBe('es')
  })
})
