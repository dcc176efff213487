import { createContext } from 'react'

/** Whether what is rendered stands inside the frame, which has a main landmark already. */
export const InFrame = createContext(false)
