import { within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

/** Adds the toast region of index.html for each test of a file. */
export function makePlaceForToasts(): void {
  beforeEach(() => {
    const place = document.createElement('div')
    place.id = 'toasts'
    document.body.append(place)
  })
  afterEach(() => document.getElementById('toasts')?.remove())
}

export function toasts() {
  const place = document.getElementById('toasts')
  if (place === null) throw new Error('There is no place for toasts')
  return within(place)
}
