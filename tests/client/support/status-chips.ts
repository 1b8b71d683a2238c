import { screen } from '@testing-library/react'
import { textsIn } from './texts.ts'

/** Reads the buttons that choose a status. */
export const statusChips = () => textsIn(screen.getByRole('group', { name: 'Status' }), 'button')
