import { useMatches } from '@tanstack/react-router'

export interface Crumb {
  label: string
  /** Left out: the path of the route that adds it. */
  to?: string
  /** Counts for the browser's title, not for the bar: the forms that open over a page. */
  isTitleOnly?: true
}

type Params = Readonly<Record<string, string>>

export type CrumbSource = readonly Crumb[] | ((params: Params) => readonly Crumb[])

export interface PlacedCrumb extends Crumb {
  to: string
}

/** The crumbs of the page, outermost first. */
export function useCrumbs(): PlacedCrumb[] {
  return useMatches({
    select: (matches) =>
      matches.flatMap(({ staticData, params, pathname }) => {
        const crumbs = typeof staticData.crumbs === 'function' ? staticData.crumbs(params) : (staticData.crumbs ?? [])
        return crumbs.map((crumb) => ({ ...crumb, to: crumb.to ?? pathname }))
      }),
    structuralSharing: true,
  })
}

export const CONSOLE_NAME = 'Plenum'

/** Crumbs from the innermost outwards, ending with the name of the console. */
export function titleOf(crumbs: readonly Crumb[]): string {
  return [...crumbs.map(({ label }) => label).toReversed(), CONSOLE_NAME].join(' / ')
}
