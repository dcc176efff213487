import { useMatches } from '@tanstack/react-router'
import type { AnyRouteMatch } from '@tanstack/react-router'

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

type CrumbMatch = Pick<AnyRouteMatch, 'staticData' | 'params' | 'pathname'>

/** The crumbs that matched routes add, outermost first. */
export function crumbsOf(matches: readonly CrumbMatch[]): PlacedCrumb[] {
  return matches.flatMap(({ staticData, params, pathname }) => {
    const crumbs = typeof staticData.crumbs === 'function' ? staticData.crumbs(params) : (staticData.crumbs ?? [])
    // The path of an index route ends with a slash, that of the page does not.
    return crumbs.map((crumb) => ({ ...crumb, to: crumb.to ?? pathname.replace(/(.)\/$/, '$1') }))
  })
}

/** The crumbs of the page, outermost first. */
export function useCrumbs(): PlacedCrumb[] {
  return useMatches({ select: crumbsOf, structuralSharing: true })
}

/** Those that stand in the bar; the last of them is the page, whatever form lies over it. */
export function inBar(crumbs: readonly PlacedCrumb[]): PlacedCrumb[] {
  return crumbs.filter(({ isTitleOnly }) => !isTitleOnly)
}

export const CONSOLE_NAME = 'Plenum'

/** Crumbs from the innermost outwards, ending with the name of the console. */
export function titleOf(crumbs: readonly Crumb[]): string {
  return [...crumbs.map(({ label }) => label).toReversed(), CONSOLE_NAME].join(' / ')
}
