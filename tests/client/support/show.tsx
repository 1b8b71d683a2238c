import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

/** Shows a part by itself, with a user at it. */
export const show = (part: ReactNode) => ({ user: userEvent.setup(), ...render(part) })
