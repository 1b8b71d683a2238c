import { createContext } from 'react'

/** True if buttons show only their icon, with the label as a tooltip. */
export const IconOnly = createContext(false)
