import { Group } from 'react-aria-components/Group'
import { CopyButton } from './copy-button.tsx'
import { cx } from './cx.ts'

export interface CodeBlockProps {
  text: string
  /** Written above it: "Shell", "JSON". */
  language?: string | undefined
  /** Accessible name; the language, or "Code". */
  label?: string | undefined
  /** Breaks long lines. Otherwise they scroll sideways. */
  isWrapped?: boolean | undefined
}

/** Text to copy, as it is. */
export function CodeBlock({ text, language, label = language ?? 'Code', isWrapped }: CodeBlockProps) {
  return (
    <div className="relative overflow-hidden rounded-panel border border-line bg-surface-sunken">
      {language !== undefined && (
        <p className="flex min-h-8 items-center border-b border-line ps-3 pe-12 text-xs text-faint max-md:min-h-11">
          {language}
        </p>
      )}
      {/* What scrolls must be reached by keyboard. */}
      <Group
        aria-label={label}
        tabIndex={0}
        className={cx(
          'max-h-96 overflow-auto px-3 py-2.5 text-sm text-text outline-offset-[-2px]!',
          language === undefined && 'pe-12 max-md:py-3',
        )}
      >
        <pre className={cx('m-0 font-mono', isWrapped ? 'wrap-anywhere whitespace-pre-wrap' : 'w-fit whitespace-pre')}>
          <code>{text}</code>
        </pre>
      </Group>
      <div
        className={cx(
          'absolute end-0.5 max-md:top-0',
          language === undefined ? 'top-[5px] rounded-control bg-surface-sunken' : 'top-0.5',
        )}
      >
        <CopyButton text={text} />
      </div>
    </div>
  )
}
