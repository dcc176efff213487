const PART_MAX = 65_535
const MAX = 4_294_967_295

/** A BGP community as people write it (RFC 1997): the autonomous system, a colon, a number of its own. */
export function communityText(community: number): string {
  return `${Math.floor(community / 65_536)}:${community % 65_536}`
}

function readCommunity(text: string): number | undefined {
  const [, high, low] = /^(\d{1,5}):(\d{1,5})$/.exec(text) ?? []
  if (high !== undefined && low !== undefined)
    return Number(high) <= PART_MAX && Number(low) <= PART_MAX ? Number(high) * 65_536 + Number(low) : undefined
  return /^\d{1,10}$/.test(text) && Number(text) <= MAX ? Number(text) : undefined
}

/** Splits what is separated by commas, spaces or lines. */
export function partsIn(text: string): string[] {
  return text.split(/[\s,]+/).filter(Boolean)
}

/** The communities in a text, and the first part of it that is none. */
export function readCommunities(text: string): { communities: number[]; wrong?: string } {
  const communities: number[] = []
  for (const part of partsIn(text)) {
    const community = readCommunity(part)
    if (community === undefined) return { communities, wrong: part }
    communities.push(community)
  }
  return { communities }
}
