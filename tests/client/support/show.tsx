import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

/** Renders a component alone, and sets up a user. */
export const show = (part: ReactNode) => ({ user: userEvent.setup(), ...render(part) })
