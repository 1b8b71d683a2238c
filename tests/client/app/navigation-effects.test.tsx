import { waitFor } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { NavigationEffects } from '../../../src/app/navigation-effects.tsx'

it('A field that takes the focus as soon as its screen appears keeps it', async () => {
  vi.stubGlobal('scrollTo', () => {})
  // As in a browser: in tests, `act` would run the effects of a screen immediately.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const main = document.createElement('main')
  document.body.append(main)
  const root = createRoot(main)
  const show = (screen: string) =>
    root.render(
      <>
        <h1>{screen}</h1>
        <input aria-label={screen} />
        <NavigationEffects key={screen} screen={screen} />
      </>,
    )
  const heading = () => main.querySelector('h1')
  show('first')
  await waitFor(() => expect(heading()).toHaveTextContent('first'))

  const focused: (string | undefined)[] = []
  main.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused.push(target.tagName)
  })
  new MutationObserver(() => main.querySelector('input')?.focus()).observe(main, {
    subtree: true,
    characterData: true,
  })
  show('second')
  await waitFor(() => expect(focused).toEqual(['H1', 'INPUT']))
  root.unmount()
  main.remove()
})
