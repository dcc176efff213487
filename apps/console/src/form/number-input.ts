import { z } from 'zod'

/** A number field; while it is empty its value is NaN, which is the rules' matter. */
export const numberInput = z.union([z.number(), z.nan()])
