import { createContext } from 'react'

/** True where buttons show only their icon, with the label as a tooltip. */
export const IconOnly = createContext(false)
