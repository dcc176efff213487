/**
 * Certificates are read with the control plane's own code, so that what is said of a file is what the control plane will
 * find. It is large, and loaded when there is a file to read.
 */
async function load() {
  const [reading, names, checking, keys] = await Promise.all([
    import('@plenum/rack/certificate/read'),
    import('@plenum/rack/certificate/names'),
    import('@plenum/rack/certificate/check'),
    import('@plenum/rack/certificate/private-key'),
  ])
  return { ...reading, ...names, ...checking, ...keys }
}

let loading: ReturnType<typeof load> | undefined

export function certificateReader(): ReturnType<typeof load> {
  loading ??= load()
  return loading
}
