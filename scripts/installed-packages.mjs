/**
 * Whether npm's own record of an installation (the text of node_modules/.package-lock.json) holds what package-lock.json
 * asks for on this system.
 */
export function matchesLock(lock, installedText, system) {
  if (!installedText) return false
  const installed = JSON.parse(installedText).packages
  const wanted = Object.entries(lock.packages).filter(([path]) => path.includes('node_modules/'))
  return (
    wanted.every(([path, entry]) =>
      path in installed ? isSame(installed[path], entry) : mayBeMissing(entry, system),
    ) && Object.keys(installed).every((path) => path in lock.packages)
  )
}

function isSame(found, entry) {
  return found.version === entry.version && found.integrity === entry.integrity && found.link === entry.link
}

/** npm leaves out optional packages for other systems, and whatever those depend on. */
function mayBeMissing({ optional, os, cpu, libc }, { platform, arch }) {
  if (!optional) return false
  const isForThisSystem = (os || cpu) && allows(os, platform) && allows(cpu, arch)
  // Which C library this system has is npm's to judge.
  return !isForThisSystem || libc !== undefined
}

function allows(values, value) {
  if (values === undefined) return true
  const list = [values].flat()
  return list.some((entry) => entry.startsWith('!')) ? !list.includes(`!${value}`) : list.includes(value)
}
