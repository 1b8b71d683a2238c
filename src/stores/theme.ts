import { create } from 'zustand'
import { matchesMedia, media, watchMedia } from '../lib/media.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const themeChoices = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[]

/**
 * `choice` is the visitor's, `shown` the resulting theme. Before `startTheme`, both are those of prerendered
 * pages.
 */
export const useTheme = create<{ choice: ThemeChoice; shown: 'light' | 'dark' }>(() => ({
  choice: 'system',
  shown: 'light',
}))

export function setTheme(choice: ThemeChoice): void {
  try {
    localStorage.setItem(themeKey, choice)
  } catch {
    // Storage is full or forbidden: the choice is lost after this visit.
  }
  show(choice)
}

/** Follows the operating system and other tabs. index.html has already set the class. */
export function startTheme(): () => void {
  show(rememberedChoice())
  const stopWatching = watchMedia(media.dark, () => show(useTheme.getState().choice))
  const onStorage = ({ key }: StorageEvent) => {
    if (key === themeKey || key === null) show(rememberedChoice())
  }
  window.addEventListener('storage', onStorage)
  return () => {
    stopWatching()
    window.removeEventListener('storage', onStorage)
  }
}

const themeKey = 'vite-ui-theme'

function show(choice: ThemeChoice): void {
  const theme = themeOf(choice)
  document.documentElement.classList.remove('light', 'dark')
  document.documentElement.classList.add(theme.shown)
  document.documentElement.style.colorScheme = theme.shown
  useTheme.setState(theme)
}

function themeOf(choice: ThemeChoice): { choice: ThemeChoice; shown: 'light' | 'dark' } {
  const system = matchesMedia(media.dark) ? 'dark' : 'light'
  return { choice, shown: choice === 'system' ? system : choice }
}

function rememberedChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(themeKey)
    return themeChoices.find((choice) => choice === stored) ?? 'system'
  } catch {
    return 'system'
  }
}
