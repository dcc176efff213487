import { useSyncExternalStore } from 'react'
import { announcementStore } from './announce.ts'

/**
 * Once, at the root of the app; in the page from the beginning, since screen readers do not read a region that comes
 * together with its text.
 */
export function AnnouncerHost() {
  const announcements = useSyncExternalStore(announcementStore.subscribe, announcementStore.read)
  return (
    // The attribute keeps React Aria's modals from hiding it with the page behind them.
    <div role="log" aria-live="polite" aria-relevant="additions" data-live-announcer="true" className="sr-only">
      {announcements.map(({ id, content }) =>
        'text' in content ? (
          <p key={id}>{content.text}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a name needs a role, and an image may have one
          <span key={id} role="img" aria-labelledby={content.labelledBy} />
        ),
      )}
    </div>
  )
}
