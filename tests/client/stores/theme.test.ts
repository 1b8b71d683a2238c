import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setSidebarOpen, toggleSidebar, useSidebar } from '../../../src/stores/sidebar.ts'
import { setTheme, startTheme, useTheme } from '../../../src/stores/theme.ts'

const root = document.documentElement
let system: { dark: boolean; change: () => void }
let stop = () => {}

beforeEach(() => {
  localStorage.clear()
  root.className = ''
  const listeners = new Set<() => void>()
  system = { dark: false, change: () => listeners.forEach((listener) => listener()) }
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') && system.dark
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
})
afterEach(() => stop())

describe('A person', () => {
  it('sees the theme of the operating system until they choose one, even if it changes', () => {
    system.dark = true
    stop = startTheme()
    expect([root.className, useTheme.getState()]).toEqual([
      'dark',
      { choice: 'system', shown: 'dark' },
    ])

    system.dark = false
    system.change()

    expect([root.className, useTheme.getState()]).toEqual([
      'light',
      { choice: 'system', shown: 'light' },
    ])
  })

  it('keeps the chosen dark theme after a reload, whatever the operating system prefers', () => {
    stop = startTheme()
    setTheme('dark')
    expect([root.className, localStorage.getItem('vite-ui-theme')]).toEqual(['dark', 'dark'])
    stop()
    root.className = ''

    stop = startTheme()
    system.change()

    expect(root.className).toBe('dark')
  })

  it('sees the choice that was made in another tab', () => {
    stop = startTheme()
    localStorage.setItem('vite-ui-theme', 'dark')

    window.dispatchEvent(new StorageEvent('storage', { key: 'vite-ui-theme' }))

    expect([root.className, useTheme.getState().choice]).toEqual(['dark', 'dark'])
  })

  it('can choose a theme even if storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError')
    })
    stop = startTheme()

    setTheme('dark')

    expect(root.className).toBe('dark')
  })

  it('has the state of the sidebar kept in a cookie for seven days', () => {
    const written = vi.spyOn(document, 'cookie', 'set')

    toggleSidebar()
    expect(useSidebar.getState().open).toBe(false)
    setSidebarOpen(true)

    expect(written.mock.calls).toEqual([
      ['sidebar_state=false; path=/; max-age=604800; samesite=lax'],
      ['sidebar_state=true; path=/; max-age=604800; samesite=lax'],
    ])
  })
})

describe('Before the first paint, the page', () => {
  const html = readFileSync('index.html', 'utf8')
  const script = /<script nonce="__NONCE__">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? ''
  const paint = () =>
    runInNewContext(script, { window, document, localStorage, matchMedia: window.matchMedia })

  it.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    ['purple', false, 'light'],
  ])('has for the choice %s (dark system: %s) the theme %s', (choice, dark, expected) => {
    system.dark = dark
    if (choice !== null) localStorage.setItem('vite-ui-theme', choice)

    paint()

    expect([root.className, root.style.colorScheme]).toEqual([expected, expected])
  })

  it('has a theme even if storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('SecurityError')
    })

    paint()

    expect(root.className).toBe('light')
  })
})
