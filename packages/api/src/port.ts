const PORT_MAX = 65_535
const RANGE = /^(\d{1,5})(?:-(\d{1,5}))?$/

/** Why a text is no port (`443`) and no range of ports (`8000-8999`); undefined when it is one. */
export function whyNotPorts(text: string): string | undefined {
  const [, first, last = first] = RANGE.exec(text) ?? []
  if (first === undefined || last === undefined) return 'Must be a port, or two ports with a dash between them'
  if (Number(last) > PORT_MAX || Number(first) > PORT_MAX) return `Ports end at ${PORT_MAX}`
  return Number(last) < Number(first) ? 'The end of a range must not be below its beginning' : undefined
}
