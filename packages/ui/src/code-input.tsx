import { Fragment, useRef, useState, type ClipboardEvent, type InputEvent, type KeyboardEvent } from 'react'
import { Input } from 'react-aria-components/Input'
import { controlClass, type ControlProps, type FieldProps } from './field.tsx'
import { FieldGroup } from './field-group.tsx'

export interface CodeInputProps extends FieldProps, ControlProps<string, HTMLInputElement> {
  /** Number of boxes; 8 unless said otherwise. */
  length?: number | undefined
  /** A dash is drawn after the box of this index, counted from 0; 3 unless said otherwise: ABCD-EFGH. */
  dashAfter?: number | undefined
  autoFocus?: boolean | undefined
}

const lettersOf = (text: string) => text.toUpperCase().replaceAll(/[^A-Z]/g, '')

/** One letter or nothing per box. */
const boxesOf = (value: string, length: number) => Array.from({ length }, (_, index) => lettersOf(value).charAt(index))

/**
 * A code of letters, a box for each. `value` holds the letters alone, in upper case; the code is complete when it has
 * `length` of them, and until then the form's submit stays disabled. Nothing is submitted by itself.
 */
export function CodeInput(props: CodeInputProps) {
  const { value, onChange, length = 8, dashAfter = 3, name, inputRef, isDisabled, error, autoFocus = false } = props
  // A box cleared in the middle stays where it is, which the value cannot tell.
  const [last, setLast] = useState(() => boxesOf(value, length))
  const boxes = last.length === length && last.join('') === value ? last : boxesOf(value, length)
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  const focus = (index: number) => inputs.current[Math.max(0, Math.min(index, length - 1))]?.focus()
  const change = (next: string[], focused: number) => {
    setLast(next)
    onChange(next.join(''))
    focus(focused)
  }
  const put = (index: number, letter: string, focused: number) => change(boxes.with(index, letter), focused)

  /** A whole code replaces what is there; a part of one goes into the empty boxes. */
  const distribute = (text: string) => {
    const letters = Array.from(lettersOf(text))
    if (letters.length === 0) return
    const next = letters.length < length ? boxes.map((box) => box || (letters.shift() ?? '')) : letters.slice(0, length)
    const gap = next.indexOf('')
    change(next, gap === -1 ? length : gap)
  }
  const onInput = (event: InputEvent<HTMLInputElement>, index: number) => {
    const text = event.currentTarget.value
    const letters = lettersOf(text)
    const before = boxes[index] ?? ''
    // Beside a letter that was there stands the new one; more at once is a filled-in code.
    const letter = letters.replace(before, '') || letters
    if (text === '') put(index, '', index)
    else if (letter.length > 1) distribute(letter)
    else if (letter !== '') put(index, letter, index + 1)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowLeft') focus(index - 1)
    else if (event.key === 'ArrowRight') focus(index + 1)
    else if (event.key === 'Backspace' && boxes[index] === '' && index > 0) put(index - 1, '', index - 1)
    else return
    event.preventDefault()
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    distribute(event.clipboardData.getData('text'))
  }

  return (
    <FieldGroup {...props}>
      <div className="flex max-w-md items-center gap-1.5">
        {boxes.map((letter, index) => (
          <Fragment key={index}>
            <Input
              ref={(input) => {
                inputs.current[index] = input
                if (index !== 0) return
                if (typeof inputRef === 'function') inputRef(input)
                else if (inputRef) inputRef.current = input
              }}
              aria-label={`Character ${index + 1}`}
              aria-invalid={error !== undefined || undefined}
              value={letter}
              onInput={(event) => onInput(event, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              onPaste={onPaste}
              onFocus={(event) => event.currentTarget.select()}
              // The press that brought the focus has put a caret in place of the selection.
              onClick={(event) => event.currentTarget.select()}
              disabled={isDisabled === true}
              autoFocus={autoFocus && index === 0}
              autoComplete="off"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              className={controlClass(
                error !== undefined,
                'h-11 w-full max-w-10 min-w-0 text-center font-mono text-lg! uppercase',
              )}
            />
            {index === dashAfter && index < length - 1 && (
              <span aria-hidden="true" className="text-faint">
                –
              </span>
            )}
          </Fragment>
        ))}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={value} />}
    </FieldGroup>
  )
}
