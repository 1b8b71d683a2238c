import { screen } from '@testing-library/react'
import { textsIn } from './texts.ts'

/** Reads the status buttons. */
export const statusChips = () => textsIn(screen.getByRole('group', { name: 'Status' }), 'button')
