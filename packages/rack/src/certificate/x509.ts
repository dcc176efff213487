async function load() {
  // The library's container of parts refuses to load before this.
  await import('reflect-metadata')
  return import('@peculiar/x509')
}

let loading: ReturnType<typeof load> | undefined

/** The library that reads certificates. It is large, so it is loaded when there is one to read. */
export function loadX509(): ReturnType<typeof load> {
  loading ??= load()
  return loading
}
