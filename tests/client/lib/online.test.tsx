import { render } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it, vi } from 'vitest'
import { useOnlineAgain } from '../../../src/lib/online.ts'

it('A connection that returns as soon as a component waits for it is not missed', () => {
  const onOnline = vi.fn()
  function Waiting() {
    useOnlineAgain(true, onOnline)
    useLayoutEffect(() => void window.dispatchEvent(new Event('online')), [])
    return null
  }
  render(<Waiting />)
  expect(onOnline).toHaveBeenCalledOnce()
})
