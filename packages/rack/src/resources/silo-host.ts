/** The zone of names that the rack is known by where nothing else is said; `.example` is nobody's (RFC 2606). */
export const DEFAULT_ZONE = 'rack.example'

/** The host that a silo is served at. */
export function siloHost(siloName: string, zone: string): string {
  return `${siloName}.sys.${zone}`
}
