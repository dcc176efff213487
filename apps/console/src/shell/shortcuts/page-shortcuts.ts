import { pathTo, placesFrom } from '../areas.ts'
import type { Area, PathParams } from '../areas.ts'
import { follow, pageOffers } from '../page-actions.tsx'
import type { Shortcut } from './shortcut.ts'

export interface Here {
  area: Area
  /** Of the page's address. */
  params: PathParams
  isFleetViewer: boolean
}

interface Steps {
  go: (path: string) => void
  showKeys: () => void
}

/** Every key that does something on the page at this moment. */
export function pageShortcuts({ area, params, isFleetViewer }: Here, { go, showKeys }: Steps): Shortcut[] {
  const { own, others } = placesFrom(area, isFleetViewer)
  const places = [...own, ...others].flatMap(({ to, label, letter }) =>
    letter === undefined ? [] : [{ group: 'Go to', label, keys: ['g', letter], run: () => go(pathTo(to, params)) }],
  )
  const offers = pageOffers(params).flatMap((offer) =>
    offer.key === undefined
      ? []
      : [{ group: 'On this page', label: offer.label, keys: [offer.key], run: () => follow(offer, go) }],
  )
  const filterBox = document.querySelector<HTMLElement>('[data-filter-box]')
  const filter = filterBox
    ? [{ group: 'On this page', label: 'Filter', keys: ['/'], run: () => filterBox.focus() }]
    : []
  const help = { group: 'Everywhere', label: 'Show all keys', keys: ['?'], run: showKeys }
  return [...offers, ...filter, ...places, help]
}
