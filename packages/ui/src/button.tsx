import { type ReactNode, type Ref } from 'react'
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button'
import { buttonClass, type ButtonLook } from './button-class.ts'
import { cx } from './cx.ts'
import { Spinner } from './spinner.tsx'
import { TooltipButton } from './tooltip-button.tsx'
import { useMinimumPending } from './use-minimum-pending.ts'

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'render' | 'isDisabled' | 'isPending'>,
    Omit<ButtonLook, 'isDisabled'> {
  children?: ReactNode
  /** Before the label. */
  icon?: ReactNode
  /** Swallows presses. A spinner stands in place of the label, for at least half a second. */
  isPending?: boolean | undefined
  /** Why it cannot be pressed now. The button stays focusable and tells it on hover, focus and tap. */
  disabledReason?: string | undefined
  isFullWidth?: boolean | undefined
  ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant,
  size,
  isIconOnly,
  icon,
  children,
  isPending = false,
  disabledReason,
  isFullWidth,
  ref,
  ...rest
}: ButtonProps) {
  const isBusy = useMinimumPending(isPending)
  const look = { variant, size, isIconOnly }
  const width = isFullWidth && 'w-full'
  const content = (
    <>
      {icon}
      {children}
    </>
  )
  if (disabledReason !== undefined) {
    return (
      <UnavailableButton
        {...rest}
        {...(ref && { ref })}
        reason={disabledReason}
        className={cx(buttonClass({ ...look, isDisabled: true }), width)}
      >
        {content}
      </UnavailableButton>
    )
  }
  return (
    <AriaButton {...rest} {...(ref && { ref })} isPending={isPending} className={cx(buttonClass(look), width)}>
      {isBusy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{content}</span>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
        </>
      ) : (
        content
      )}
    </AriaButton>
  )
}

interface UnavailableButtonProps extends Omit<AriaButtonProps, 'type'> {
  reason: string
  type?: AriaButtonProps['type']
  ref?: Ref<HTMLButtonElement>
}

/** `disabled` would take the focus away, and with it the reason; `aria-disabled` keeps both. */
function UnavailableButton({
  reason,
  type: _type,
  onPress: _onPress,
  onPressStart: _onPressStart,
  onPressEnd: _onPressEnd,
  onPressUp: _onPressUp,
  ...rest
}: UnavailableButtonProps) {
  return <TooltipButton {...rest} type="button" aria-disabled="true" tooltip={reason} />
}
