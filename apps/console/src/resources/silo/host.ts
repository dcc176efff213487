const UNKNOWN_ZONE = 'placeholder'

/** The zone that silos have their names in, from the name of the host that the console is served at. */
export function zoneOf(hostname: string): string {
  const [, zone] = /\.sys\.(.+)$/.exec(hostname) ?? []
  return zone ?? UNKNOWN_ZONE
}

/** The host that a silo is served at. */
export function hostOfSilo(silo: string, hostname = location.hostname): string {
  return `${silo}.sys.${zoneOf(hostname)}`
}
