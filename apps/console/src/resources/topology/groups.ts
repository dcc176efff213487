import type { Member } from './model.ts'

/** Of so many members each is shown by itself; of more, those of like names are one row. */
export const SHOWN_MAX = 12

/** What a subnet shows: an interface, or several in one row that opens. */
export type MemberRow =
  | { type: 'member'; key: string; member: Member; isInGroup: boolean }
  | { type: 'group'; key: string; label: string; members: readonly Member[]; isOpen: boolean }

/** `web` of `web-01`; a name without a number is its own stem. */
function stemOf(name: string): string {
  return name.replace(/-?\d+$/, '') || name
}

function rowOf(member: Member, isInGroup: boolean): MemberRow {
  return { type: 'member', key: member.nic.id, member, isInGroup }
}

/** The rows of a subnet, at most `SHOWN_MAX` while no group is open. `open` has the keys of groups that are. */
export function memberRows(subnetId: string, members: readonly Member[], open: ReadonlySet<string>): MemberRow[] {
  if (members.length <= SHOWN_MAX) return members.map((member) => rowOf(member, false))
  const byStem = Map.groupBy(members, ({ instance }) => stemOf(instance))
  const [shown, rest] = split([...byStem])
  const groupRow = (label: string, inside: readonly Member[], key: string): MemberRow[] => {
    const isOpen = open.has(key)
    return [
      { type: 'group', key, label, members: inside, isOpen },
      ...(isOpen ? inside.map((member) => rowOf(member, true)) : []),
    ]
  }
  return [
    ...shown.flatMap(([stem, inside]) => {
      const [only] = inside
      return only && inside.length === 1 ? [rowOf(only, false)] : groupRow(stem, inside, `${subnetId}/${stem}`)
    }),
    ...(rest.length > 0 ? groupRow('others', rest, `${subnetId}//`) : []),
  ]
}

type Stem = [stem: string, members: Member[]]

/** The largest stems stay, in the order of their names; the others are thrown together when there are too many. */
function split(stems: readonly Stem[]): [shown: readonly Stem[], rest: readonly Member[]] {
  if (stems.length <= SHOWN_MAX) return [stems, []]
  const largest = new Set(stems.toSorted(([, a], [, b]) => b.length - a.length).slice(0, SHOWN_MAX - 1))
  const rest = stems.filter((stem) => !largest.has(stem)).flatMap(([, members]) => members)
  return [stems.filter((stem) => largest.has(stem)), rest]
}
