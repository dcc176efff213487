import { isApple, Keys } from '@plenum/ui'
import { Search } from 'lucide-react'
import { Button } from 'react-aria-components/Button'
import { paletteKeys } from './shortcuts/shortcut.ts'

interface SearchButtonProps {
  onPress: () => void
  /** Somebody is about to press it. */
  onApproach: () => void
}

/** Looks like the field that it opens. */
export function SearchButton({ onPress, onApproach }: SearchButtonProps) {
  return (
    <Button
      onPress={onPress}
      onHoverStart={onApproach}
      onFocus={onApproach}
      aria-keyshortcuts={isApple() ? 'Meta+K' : 'Control+K'}
      className="flex h-8 shrink-0 items-center gap-2 rounded-control border border-line bg-surface px-2.5 text-sm text-muted transition-colors hover:border-line-strong hover:text-text max-md:size-11 max-md:justify-center max-md:border-transparent max-md:bg-transparent xl:w-56"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="max-md:sr-only">Search</span>
      <span aria-hidden="true" className="ms-auto max-lg:hidden">
        <Keys keys={paletteKeys} />
      </span>
    </Button>
  )
}
