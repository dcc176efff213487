import { z } from 'zod'

/** A string that must pass `whyNot`, which gives the reason when it does not. */
export function ruled(whyNot: (text: string) => string | undefined) {
  return z.string().superRefine((text, ctx) => {
    const message = whyNot(text)
    if (message) ctx.addIssue({ code: 'custom', message })
  })
}
