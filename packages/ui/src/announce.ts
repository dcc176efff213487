/** Long enough to be read, short enough not to be met again when the page is read through. */
const lifetime = 7000

export interface Announcement {
  id: number
  /** Words, or the id of the element that has them in the page already. */
  content: { text: string } | { labelledBy: string }
}

let announcements: readonly Announcement[] = []
let count = 0
const listeners = new Set<() => void>()

function set(next: readonly Announcement[]) {
  announcements = next
  for (const listener of listeners) listener()
}

function add(content: Announcement['content']) {
  count += 1
  const id = count
  set([...announcements, { id, content }])
  setTimeout(() => set(announcements.filter((announcement) => announcement.id !== id)), lifetime)
}

/** Has screen readers say something when they come to it, from anywhere; nothing is shown. */
export function announce(text: string): void {
  if (text !== '') add({ text })
}

/** The same for what an element of the page says, so that nobody meets it twice when reading the page. */
export function announceElement(id: string): void {
  add({ labelledBy: id })
}

/** What the host reads. Not for pages. */
export const announcementStore = {
  read: () => announcements,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
