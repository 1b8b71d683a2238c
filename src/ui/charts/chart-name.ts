import { createContext } from 'react'

/** How the picture in a card is called, and what it says. */
export const ChartName = createContext({ title: '', summary: '' })
