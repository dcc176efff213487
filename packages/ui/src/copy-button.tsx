import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { copyText } from './copy-text.ts'
import { toast } from './toast-queue.ts'

export interface CopyButtonProps {
  text: string
  /** "Click to copy" unless said otherwise; "Copied" for two seconds afterwards. */
  label?: string | undefined
  /** With words, as in a footer. */
  isLabelShown?: boolean | undefined
}

export function CopyButton({ text, label = 'Click to copy', isLabelShown }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false)

  // The clock is the outside system.
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])

  const name = isCopied ? 'Copied' : label
  const icon = isCopied ? <Check className="text-ok" /> : <Copy />
  const copy = async () => {
    if (await copyText(text)) setCopied(true)
    else toast({ tone: 'error', title: 'Could not copy', content: text })
  }
  if (isLabelShown) {
    return (
      <Button icon={icon} onPress={() => void copy()}>
        {name}
      </Button>
    )
  }
  return <Button variant="ghost" size="sm" isIconOnly aria-label={name} icon={icon} onPress={() => void copy()} />
}
