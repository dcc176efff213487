import { ExternalLink, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { Heading } from 'react-aria-components/Heading'
import { Button } from './button.tsx'
import { linkClass } from './cell-link.ts'
import { Popover } from './popover.tsx'

export interface InfoPopoverProps {
  /** In the button's name: "Learn about disks". */
  topic: string
  heading: string
  /** What the thing is, in a few sentences. */
  summary: ReactNode
  /** They open in a new tab. */
  links?: readonly { label: string; href: string }[] | undefined
}

/** What a page is about, behind an "i": for `info` of `PageHeader`. */
export function InfoPopover({ topic, heading, summary, links = [] }: InfoPopoverProps) {
  return (
    <Popover
      trigger={<Button variant="ghost" size="sm" isIconOnly aria-label={`Learn about ${topic}`} icon={<Info />} />}
    >
      <div className="w-88 max-w-full">
        <Heading slot="title" level={2} className="text-base font-semibold">
          {heading}
        </Heading>
        <div className="mt-1 text-sm text-muted">{summary}</div>
        {links.length > 0 && (
          <>
            <h3 className="mt-4 text-xs text-faint">Guides</h3>
            <ul className="m-0 mt-1 list-none p-0 text-sm">
              {links.map(({ label, href }) => (
                <li key={href}>
                  <a
                    href={href}
                    target="_blank"
                    rel="noreferrer"
                    className={`${linkClass} inline-flex min-h-7 items-center gap-1.5 max-md:min-h-11`}
                  >
                    {label}
                    <ExternalLink aria-hidden="true" className="size-3.5" />
                    <span className="sr-only">opens in a new tab</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Popover>
  )
}
