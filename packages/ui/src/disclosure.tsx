import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  Button,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure'
import { cx } from './cx.ts'

export interface DisclosureProps extends Pick<AriaDisclosureProps, 'id'> {
  title: ReactNode
  children: ReactNode
  /** 3 unless said otherwise. */
  headingLevel?: 2 | 3 | 4 | undefined
  isDefaultOpen?: boolean | undefined
  /** With `onChange`: open or not is the caller's. */
  isOpen?: boolean | undefined
  onChange?: ((isOpen: boolean) => void) | undefined
  isDisabled?: boolean | undefined
  className?: string | undefined
}

/** A heading that opens and closes what is under it. Find in page opens it, too. */
export function Disclosure(props: DisclosureProps) {
  const { id, title, children, headingLevel = 3, isDefaultOpen, isOpen, onChange, isDisabled, className } = props
  return (
    <AriaDisclosure
      {...(id !== undefined && { id })}
      {...(isDefaultOpen !== undefined && { defaultExpanded: isDefaultOpen })}
      {...(isOpen !== undefined && { isExpanded: isOpen })}
      {...(onChange && { onExpandedChange: onChange })}
      isDisabled={isDisabled ?? false}
      className={cx('group', className)}
    >
      <Heading level={headingLevel}>
        <Button
          slot="trigger"
          className="flex min-h-8 w-full items-center gap-2 rounded-control text-start text-base font-medium text-text hover:text-accent data-disabled:cursor-not-allowed data-disabled:text-faint max-md:min-h-11"
        >
          <ChevronRight
            aria-hidden="true"
            className="size-4 shrink-0 text-faint transition-[rotate] group-data-expanded:rotate-90"
          />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className="ps-6">
        <div className="pt-1 pb-3">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  )
}
