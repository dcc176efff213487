/** What somebody typed into a form and has not sent. */
export interface Draft {
  savedAt: Date
  values: Record<string, unknown>
}

const PREFIX = 'plenum.draft.'
/** A week; older ones are of no use to anybody. */
const KEPT = 7 * 24 * 60 * 60 * 1000

/** Drafts are kept by tab, so that two tabs with the same form do not write over each other. */
function tabId(): string {
  const known = sessionStorage.getItem('plenum.tab')
  if (known !== null) return known
  const made = crypto.randomUUID()
  sessionStorage.setItem('plenum.tab', made)
  return made
}

/** Whose form it is and which: nobody else on this machine gets to see the drafts. */
export interface FormKey {
  user: string
  form: string
}

const prefixOf = ({ user, form }: FormKey) => `${PREFIX}${user} ${form} `
const ownKey = (key: FormKey) => `${prefixOf(key)}${tabId()}`

/** Keeps what JSON has no word for: a number field that is empty holds NaN. */
function toStored(_key: string, value: unknown): unknown {
  if (typeof value === 'number' && Number.isNaN(value)) return { $: 'NaN' }
  return value instanceof Blob ? undefined : value
}

function fromStored(_key: string, value: unknown): unknown {
  return typeof value === 'object' && value !== null && '$' in value && value.$ === 'NaN' ? Number.NaN : value
}

export function saveDraft(key: FormKey, values: Record<string, unknown>, secrets: readonly string[]): void {
  const kept = Object.fromEntries(Object.entries(values).filter(([name]) => !secrets.includes(name)))
  try {
    localStorage.setItem(ownKey(key), JSON.stringify({ savedAt: Date.now(), values: kept }, toStored))
  } catch {
    // A full storage must not keep anybody from typing on.
  }
}

function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null', fromStored)
    if (typeof stored !== 'object' || stored === null || !('savedAt' in stored) || !('values' in stored))
      return undefined
    const { savedAt, values } = stored
    if (typeof savedAt !== 'number' || typeof values !== 'object' || values === null) return undefined
    return Date.now() - savedAt > KEPT ? undefined : { savedAt: new Date(savedAt), values: { ...values } }
  } catch {
    return undefined
  }
}

function keysOf(prefix: string): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
}

/** What was left in this form: by this tab, or else the latest of tabs before. */
export function findDraft(key: FormKey): Draft | undefined {
  const own = readDraft(ownKey(key))
  if (own) return own
  const others = keysOf(prefixOf(key)).flatMap((stored) => readDraft(stored) ?? [])
  return others.toSorted((a, b) => b.savedAt.getTime() - a.savedAt.getTime())[0]
}

/** Of this tab: what was typed has been sent, or is not wanted any more. */
export function dropDraft(key: FormKey): void {
  localStorage.removeItem(ownKey(key))
}

/** Of all tabs. */
export function dropDrafts(key: FormKey): void {
  for (const stored of keysOf(prefixOf(key))) localStorage.removeItem(stored)
}

/** Everything that somebody left, for when they sign out. */
export function forgetDrafts(user: string): void {
  for (const stored of keysOf(`${PREFIX}${user} `)) localStorage.removeItem(stored)
}
