import type { Faults } from './faults.ts'

const KEY = 'plenum-faults'
const names = ['latency', 'chaos', 'seed'] as const

type Given = Partial<Record<(typeof names)[number], number>>

/** Numbers that are not negative; anything else counts as not given. */
function read(source: (name: string) => string | null | undefined): Given {
  const found = names.flatMap((name) => {
    const text = source(name) ?? ''
    const value = Number(text)
    return text === '' || !Number.isFinite(value) || value < 0 ? [] : [[name, value] as const]
  })
  return Object.fromEntries(found)
}

/** The query of the address, wherever a router by fragment may have put it. */
function queryOf({ search, hash }: Pick<Location, 'search' | 'hash'>): URLSearchParams {
  const [, inHash = ''] = hash.split('?')
  return new URLSearchParams([...new URLSearchParams(inHash), ...new URLSearchParams(search)])
}

interface Surroundings {
  location: Pick<Location, 'search' | 'hash'>
  /** Of the tab: what an address has switched on stays on, also when the page is loaded anew. */
  storage: Pick<Storage, 'getItem' | 'setItem'>
  environment: Readonly<Record<string, string | undefined>>
  usualLatency: Faults['latency']
}

/** What the address asks for (`?latency=0&chaos=0.2&seed=1`), or has asked for before, or the environment. */
export function faultSettings({ location, storage, environment, usualLatency }: Surroundings): Faults {
  const params = queryOf(location)
  const known = new URLSearchParams(storage.getItem(KEY) ?? '')
  const given = {
    ...read((name) => environment[`VITE_${name.toUpperCase()}`]),
    ...read((name) => known.get(name)),
    ...read((name) => params.get(name)),
  }
  const asked = read((name) => params.get(name) ?? known.get(name))
  storage.setItem(KEY, new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, `${value}`])).toString())
  return { latency: given.latency ?? usualLatency, chaos: Math.min(given.chaos ?? 0, 1), seed: given.seed }
}
