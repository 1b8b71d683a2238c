import { useSyncExternalStore } from 'react'

/** The product's main breakpoint is 768 px; from `wide` on, two columns fit. */
export const media = {
  phone: '(max-width: 767.98px)',
  tablet: '(min-width: 768px)',
  wide: '(min-width: 1100px)',
  narrow: '(max-width: 1099.98px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
} as const

export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => watchMedia(query, onChange),
    () => matchesMedia(query),
    () => false,
  )
}

/** Null on a prerendered page until it is hydrated. */
export function useKnownMedia(query: string): boolean | null {
  return useSyncExternalStore(
    (onChange) => watchMedia(query, onChange),
    () => matchesMedia(query),
    () => null,
  )
}

export function matchesMedia(query: string): boolean {
  return typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(query).matches
    : false
}

export function watchMedia(query: string, onChange: () => void): () => void {
  if (typeof window.matchMedia !== 'function') return () => {}
  const list = window.matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
