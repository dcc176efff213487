import { useEffect, useId } from 'react'
import { pathTo } from './areas.ts'
import type { PagePath, PathParams } from './areas.ts'

interface Described {
  label: string
  /** What it stands under in the palette: `Go to VPC`. Left out: the page's actions. */
  group?: string
  /** The key that does it anywhere on the page; `n` makes a new one of what the page lists. */
  key?: 'n'
}

/** Something that the page offers, for the command palette and the keyboard. */
export type PageAction = Described &
  (
    | {
        /** Where it leads; parameters of the page's own address are filled in. */
        to: PagePath
        params?: PathParams
        /** As it stands in an address: `?filter=web`. */
        search?: string
      }
    | { onAction: () => void }
  )

/** The same with its address. */
export type Offer = Described & ({ path: string } | { onAction: () => void })

const registered = new Map<string, readonly PageAction[]>()

/** Offers actions for as long as the component is there. */
export function usePageActions(actions: readonly PageAction[]): void {
  const id = useId()
  // The palette and the keyboard are outside of the page, and ask when they are used.
  useEffect(() => {
    registered.set(id, actions)
    return () => {
      registered.delete(id)
    }
  })
}

/** What the page offers at this moment; `here` are the parameters of its address. */
export function pageOffers(here: PathParams): Offer[] {
  return [...registered.values()].flat().map((action) => {
    if ('onAction' in action) return action
    const { to, params, search = '', ...described } = action
    return { ...described, path: pathTo(to, { ...here, ...params }) + search }
  })
}

/** Follows an offer, in whichever way it says. */
export function follow(offer: { path: string } | { onAction: () => void }, go: (path: string) => void): void {
  if ('path' in offer) go(offer.path)
  else offer.onAction()
}
