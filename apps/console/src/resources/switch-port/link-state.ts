import type { Tone } from '@plenum/ui'

/** What a switch tells of a port has no shape that is agreed on: whatever is there is shown, and little is taken for granted. */

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export interface LinkLook {
  tone: Tone
  word: string
}

/** The lamp of a link, and the word that says the same. */
export function linkLook(status: unknown): LinkLook {
  const link = isRecord(status) && isRecord(status['link']) ? status['link'] : {}
  const state = link['linkState']
  if (state === 'up') return { tone: 'ok', word: 'Up' }
  if (state === 'down') return { tone: link['enabled'] === false ? 'idle' : 'danger', word: 'Down' }
  return typeof state === 'string' && state !== '' ? { tone: 'notice', word: words(state) } : unknownLook
}

const unknownLook: LinkLook = { tone: 'idle', word: 'Unknown' }

/** `linkState` and `LINK_STATE` as "Link state". */
function words(key: string, isInside = false): string {
  const text = key
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
  const withAcronyms = text.replaceAll(/\b(id|fec|mtu|mac)\b/g, (acronym) => acronym.toUpperCase())
  return isInside ? withAcronyms : withAcronyms.charAt(0).toUpperCase() + withAcronyms.slice(1)
}

function scalarText(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6)
  const speed = typeof value === 'string' && /^speed(\d+)_g$/.exec(value)?.[1]
  return speed ? `${speed} Gbit/s` : String(value)
}

/** Lanes are told as objects with a single number in each. */
function itemText(item: unknown): string {
  if (!isRecord(item)) return scalarText(item)
  const values = Object.values(item)
  return values.length === 1 && !isRecord(values[0]) ? scalarText(values[0]) : JSON.stringify(item)
}

export interface Told {
  label: string
  /** Undefined where the switch says that there is nothing. */
  text: string | undefined
}

/** Everything that is told, as labels and values; what lies deeper is labelled with the way to it. */
export function toldOf(value: unknown, under = ''): Told[] {
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, child]): Told[] => {
    const label = under === '' ? words(key) : `${under}, ${words(key, true)}`
    if (isRecord(child)) return toldOf(child, label)
    if (child === null || child === undefined) return [{ label, text: undefined }]
    return [{ label, text: Array.isArray(child) ? child.map(itemText).join(', ') : scalarText(child) }]
  })
}

/** The parts of what is told, in the order in which they are: `link`, `monitors`. */
export function partsOf(status: unknown): { title: string; told: readonly Told[] }[] {
  if (!isRecord(status)) return []
  const parts = Object.entries(status)
    .filter(([, value]) => isRecord(value))
    .map(([key, value]) => ({ title: words(key), told: toldOf(value) }))
  const rest = toldOf(Object.fromEntries(Object.entries(status).filter(([, value]) => !isRecord(value))))
  return [...parts, ...(rest.length > 0 ? [{ title: 'Other', told: rest }] : [])]
}
