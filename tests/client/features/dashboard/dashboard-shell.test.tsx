import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Role } from '../../../../openapi.d.ts'
import { DashboardShell } from '../../../../src/features/dashboard/dashboard-shell.tsx'
import { SearchBox } from '../../../../src/ui/field/search-box.tsx'
import { setSidebarOpen } from '../../../../src/stores/sidebar.ts'
import { ok, standInHost } from '../../../support/host.ts'
import { wireUser } from '../../../support/wire.ts'
import { bodiesOf } from '../../support/asked.ts'
import { dialogClosed } from '../../support/dialog.ts'
import { stubPhone } from '../../support/media.ts'
import { openPage } from '../../support/open-page.tsx'
import { forgetLanguage, rememberedLanguage, stubPageLoads } from '../../support/page-loads.ts'
import { factsIn, linksIn } from '../../support/texts.ts'

beforeEach(() => setSidebarOpen(true))

function open(role: Role = 'SENDER', path = '/sender/parcels') {
  const onLogout = vi.fn<() => void>()
  const page = openPage(
    <DashboardShell user={{ name: 'Sam', email: 'sam@example.com', role }} onLogout={onLogout}>
      <h1>Content</h1>
      <input aria-label="Note" />
    </DashboardShell>,
    path,
  )
  return { ...page, onLogout }
}

const menuLinks = () => linksIn(screen.getByRole('navigation', { name: 'Dashboard' }))

const senderLinks = [
  ['Parcels', '/sender/parcels'],
  ['Addresses', '/sender/addresses'],
  ['Integrations', '/sender/integrations'],
]

it.each<[Role, string[][]]>([
  [
    'ADMIN',
    [
      ['Users', '/admin/users'],
      ['Parcels', '/admin/parcels'],
      ['Runs', '/admin/runs'],
      ['Scan', '/admin/scan'],
      ['Insights', '/admin/insights'],
      ['System', '/admin/system'],
    ],
  ],
  ['SENDER', senderLinks],
  ['RECEIVER', [['Home', '/receiver/dashboard']]],
  ['COURIER', [['Run', '/courier']]],
])('A person with the role %s is offered their own menu', (role, links) => {
  open(role)

  expect(screen.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  expect(menuLinks()).toEqual(links)
})

it('A sender sees where they are, who they are and the way home', async () => {
  const { person, address } = open()

  expect(screen.getByRole('link', { name: 'Parcels' })).toHaveAttribute('aria-current', 'page')
  expect(screen.getByText('Sam')).toBeVisible()
  expect(screen.getByText('Sender')).toBeVisible()
  await person.click(screen.getByRole('link', { name: /Back to home/ }))
  expect(address()).toBe('/')
})

it('A sender logs out', async () => {
  const { person, onLogout } = open()

  await person.click(screen.getByRole('button', { name: 'Logout' }))
  expect(onLogout).toHaveBeenCalledOnce()
})

it('A sender folds the sidebar, and a cookie remembers it', async () => {
  const { person } = open()

  await person.click(screen.getByRole('button', { name: 'Hide sidebar' }))
  expect(screen.getByRole('button', { name: 'Show sidebar' })).toHaveAttribute(
    'aria-expanded',
    'false',
  )
  expect(document.cookie).toContain('sidebar_state=false')
  expect(menuLinks()).toEqual(senderLinks)
})

it('A sender folds and unfolds the sidebar with the keyboard', async () => {
  const { person } = open()

  await person.keyboard('{Control>}b{/Control}')
  expect(screen.getByRole('button', { name: 'Show sidebar' })).toBeVisible()
  await person.keyboard('{Meta>}B{/Meta}')
  expect(screen.getByRole('button', { name: 'Hide sidebar' })).toBeVisible()
})

it('A sender who is typing enters the shortcut’s letter as text', async () => {
  const { person } = open()

  await person.click(screen.getByRole('textbox', { name: 'Note' }))
  await person.keyboard('{Control>}b{/Control}')
  expect(screen.getByRole('button', { name: 'Hide sidebar' })).toBeVisible()
})

it('A sender on a phone opens the menu over the page and closes it with Escape', async () => {
  stubPhone()
  const { person } = open()
  expect(screen.queryByRole('navigation', { name: 'Dashboard' })).toBeNull()

  await person.click(screen.getByRole('button', { name: 'Show sidebar' }))
  expect(await screen.findByRole('dialog', { name: 'Sidebar' })).toBeVisible()
  expect(menuLinks()).toEqual(senderLinks)
  const drawer = screen.getByRole('dialog')
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  await person.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('A sender skips past the menu', () => {
  open()

  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content')
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content')
})

it('A sender chooses the dark theme', async () => {
  const { person } = open()

  await person.click(screen.getByRole('button', { name: 'Theme' }))
  await person.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
  expect(document.documentElement).toHaveClass('dark')
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark')
})

it('A sender chooses a language, and their account and the next page use it', async () => {
  forgetLanguage()
  const loads = stubPageLoads()
  const host = standInHost({ 'PUT /api/user/me/language': () => ok(wireUser({ language: 'pl' })) })
  const { person } = open()

  await person.click(screen.getByRole('button', { name: 'Language' }))
  const own = await screen.findByRole('menuitemradio', { name: 'English' })
  expect(own).toBeChecked()
  const polish = screen.getByRole('menuitemradio', { name: 'Polski' })
  expect(within(polish).getByText('Polski')).toHaveAttribute('lang', 'pl')
  await person.click(polish)
  await waitFor(() => expect(loads.reload).toHaveBeenCalledOnce())
  expect(bodiesOf(host, 'PUT /api/user/me/language')).toEqual([{ language: 'pl' }])
  expect(rememberedLanguage()).toBe('pl')
})

it('A person moves to the page’s search with a slash, unless they are typing', async () => {
  const { person } = openPage(
    <DashboardShell
      user={{ name: 'Ada', email: 'ada@example.com', role: 'ADMIN' }}
      onLogout={() => {}}
    >
      <SearchBox label="Search" placeholder="" value="harbour" onSearch={() => {}} />
      <input aria-label="Note" />
    </DashboardShell>,
    '/admin/parcels',
  )
  const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
  const note = screen.getByRole('textbox', { name: 'Note' })

  expect(search).toHaveAttribute('aria-keyshortcuts', '/')
  await person.keyboard('/')
  expect(search).toHaveFocus()
  expect(search.selectionEnd).toBe('harbour'.length)
  await person.click(note)
  await person.keyboard('1/2')
  expect(note).toHaveFocus()
  expect(note).toHaveValue('1/2')
  await person.keyboard('{Tab}{Control>}/{/Control}')
  expect(search).not.toHaveFocus()
  await person.keyboard('?')
  await screen.findByRole('dialog')
  await person.keyboard('/')
  expect(search).not.toHaveFocus()
})

it('A person opens the keyboard shortcuts with a question mark, unless they are typing, or with the mouse', async () => {
  const { person } = open()
  const listed = async () =>
    factsIn(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }))
  const all = [
    ['Go to the search of the page', '/'],
    ['Hide or show the sidebar', 'Ctrl B or ⌘ B'],
    ['Show these shortcuts', '?'],
  ]

  await person.click(screen.getByRole('textbox', { name: 'Note' }))
  await person.keyboard('Really?')
  expect(screen.queryByRole('dialog')).toBeNull()

  await person.keyboard('{Tab}?')
  expect(await listed()).toEqual(all)
  await person.keyboard('{Escape}')
  await dialogClosed()

  await person.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }))
  expect(await listed()).toEqual(all)
})
