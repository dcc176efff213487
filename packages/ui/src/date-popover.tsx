import { CalendarDays, CircleAlert } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog'
import { Popover } from 'react-aria-components/Popover'
import { controlClass } from './field.tsx'

interface DatePopoverProps extends Pick<
  ButtonProps,
  'id' | 'aria-labelledby' | 'aria-describedby' | 'isDisabled' | 'onFocus' | 'onBlur' | 'onHoverStart'
> {
  /** Accessible name of what opens. */
  label: string
  /** What the button shows; undefined is no choice yet. */
  text: string | undefined
  /** Told beside the dates. */
  error: string | undefined
  isInvalid: boolean
  timeZone: string
  buttonRef?: Ref<HTMLButtonElement> | undefined
  children: ReactNode
}

/** One button, and the calendar and times behind it. It stays open while dates are picked. */
export function DatePopover(props: DatePopoverProps) {
  const { label, text, error, isInvalid, timeZone, buttonRef, children, ...button } = props
  return (
    <DialogTrigger>
      <Button
        {...button}
        {...(buttonRef && { ref: buttonRef })}
        className={controlClass(
          isInvalid,
          'flex h-8 min-w-40 items-center gap-2 px-2.5 text-start hover:bg-surface-hover',
        )}
      >
        <CalendarDays aria-hidden="true" className="size-4 shrink-0 text-faint" />
        <span className="min-w-0 grow truncate tabular">
          {text ?? <span className="text-faint">Select a date</span>}
        </span>
        {isInvalid && <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-danger" />}
      </Button>
      <Popover
        placement="bottom start"
        offset={4}
        className="animate-fade rounded-panel bg-surface-raised shadow-overlay"
      >
        <Dialog aria-label={label} className="flex max-h-[inherit] flex-col gap-3 overflow-y-auto p-3 outline-none">
          {children}
          {error !== undefined && (
            <p role="alert" className="flex items-center gap-1.5 text-xs text-danger">
              <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
              {error}
            </p>
          )}
          <p className="text-xs text-faint">Time zone: {timeZone}</p>
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
}
