import { ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar'
import { buttonClass } from './button-class.ts'
import { cx } from './cx.ts'

const stepClass = cx(buttonClass({ variant: 'ghost', size: 'sm', isIconOnly: true }), 'data-disabled:text-faint')

const cellClass =
  'relative grid h-8 w-9 cursor-pointer place-items-center text-sm text-text tabular outline-offset-[-2px]! max-md:size-11 ' +
  'data-hovered:not-data-selected:bg-surface-hover data-disabled:cursor-not-allowed data-disabled:text-faint ' +
  'data-disabled:line-through data-outside-month:invisible data-today:after:absolute data-today:after:bottom-1 ' +
  'data-today:after:size-1 data-today:after:rounded-full data-today:after:bg-current'

const dayClass =
  'rounded-control data-selected:bg-accent data-selected:text-accent-on data-invalid:bg-danger data-invalid:text-danger-on'

/** A band, with its ends as single days look. */
const rangeClass =
  'not-data-selected:rounded-control data-selected:bg-accent-subtle data-invalid:bg-danger-subtle ' +
  'data-selection-start:rounded-s-control data-selection-start:bg-accent data-selection-start:text-accent-on ' +
  'data-selection-end:rounded-e-control data-selection-end:bg-accent data-selection-end:text-accent-on ' +
  'data-invalid:data-selection-start:bg-danger data-invalid:data-selection-start:text-danger-on ' +
  'data-invalid:data-selection-end:bg-danger data-invalid:data-selection-end:text-danger-on'

/** What a `Calendar` or a `RangeCalendar` consists of. */
export function MonthCalendar({ isRange }: { isRange: boolean }) {
  return (
    <>
      <header className="flex items-center justify-between pb-2">
        <Button slot="previous" className={stepClass}>
          <ChevronLeft />
        </Button>
        <CalendarHeading className="text-sm font-medium" />
        <Button slot="next" className={stepClass}>
          <ChevronRight />
        </Button>
      </header>
      {/* As high as six weeks, so that nothing below moves from month to month. */}
      <div className="min-h-59 max-md:min-h-77">
        <CalendarGrid className="border-separate border-spacing-y-0.5 [&_td]:p-0">
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className="h-7 text-xs font-normal text-faint">{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => <CalendarCell date={date} className={cx(cellClass, isRange ? rangeClass : dayClass)} />}
          </CalendarGridBody>
        </CalendarGrid>
      </div>
    </>
  )
}
