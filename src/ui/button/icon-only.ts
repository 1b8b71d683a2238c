import { createContext } from 'react'

/** True where buttons with an icon show it alone, with their words as a tooltip. */
export const IconOnly = createContext(false)
