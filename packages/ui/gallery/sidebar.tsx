import { useState } from 'react'
import { Button, cx } from '../src/index.ts'
import { groups, sections } from './section.ts'

const linkClass =
  'flex min-h-8 items-center rounded-control px-2.5 text-base text-muted no-underline transition-colors hover:text-text ' +
  'hover:bg-surface-hover max-md:min-h-11 aria-[current=page]:bg-surface-hover aria-[current=page]:font-medium ' +
  'aria-[current=page]:text-text'

/** Beside the page on wide screens, above it and folded on others. */
export function Sidebar({ current }: { current: string }) {
  // Where it was unfolded: going elsewhere folds it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === current
  return (
    <div className="border-line max-lg:border-b max-lg:p-3 lg:min-h-[calc(100dvh-3rem)] lg:w-58 lg:shrink-0 lg:border-e">
      <div className="lg:hidden">
        <Button isFullWidth aria-expanded={isOpen} onPress={() => setOpenAt(isOpen ? undefined : current)}>
          Sections
        </Button>
      </div>
      <nav
        aria-label="Sections"
        className={cx(
          'flex-col gap-4 max-lg:pt-3 lg:sticky lg:top-12 lg:flex lg:max-h-[calc(100dvh-3rem)] lg:overflow-y-auto lg:p-3',
          isOpen ? 'flex' : 'hidden',
        )}
      >
        <SectionLink id="all" title="All on one page" current={current} />
        {groups.map((group) => (
          <div key={group}>
            <h2 className="px-2.5 pb-1 text-xs text-faint">{group}</h2>
            <ul className="m-0 list-none p-0">
              {sections
                .filter((section) => section.group === group)
                .map(({ id, title }) => (
                  <li key={id}>
                    <SectionLink id={id} title={title} current={current} />
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </nav>
    </div>
  )
}

function SectionLink({ id, title, current }: { id: string; title: string; current: string }) {
  return (
    <a href={`#/${id}`} aria-current={id === current ? 'page' : undefined} className={linkClass}>
      {title}
    </a>
  )
}
