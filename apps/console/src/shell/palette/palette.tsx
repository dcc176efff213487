import { Button, Keys } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Search, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Dialog, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { Input, TextField } from 'react-aria-components/TextField'
import { useArea } from '../area.ts'
import { useCrumbs } from '../crumbs.ts'
import { pageOffers } from '../page-actions.tsx'
import { meQuery } from '../viewer.ts'
import { useDestinations } from './destinations.ts'
import { namedItems, paletteItems } from './items.ts'
import { search } from './rank.ts'
import { recentPlaces } from './recent-places.ts'
import { Results } from './results.tsx'

interface PaletteProps {
  onClose: () => void
  showKeys: () => void
}

function useItems(text: string, showKeys: () => void) {
  const { area, isFleetViewer } = useArea()
  const params = useParams({ strict: false })
  const crumbs = useCrumbs()
  const { data: me } = useQuery(meQuery)
  const destinations = useDestinations(params.project, isFleetViewer)
  // As of the moment in which the palette opened.
  const [recent] = useState(() => (me ? recentPlaces(me.id) : []))
  const [offers] = useState(() => pageOffers(params))
  const items = paletteItems({ area, params, isFleetViewer, crumbs, offers, recent, showKeys })
  return search(text.trim() === '' ? items : [...items, ...namedItems(destinations)], text)
}

/** Everything that can be done or gone to, by typing a bit of its name. */
export default function Palette({ onClose, showKeys }: PaletteProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const groups = useItems(text, showKeys)
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-100000 flex h-(--visual-viewport-height) animate-fade justify-center bg-scrim p-4 pt-[20vh] max-sm:pt-4"
    >
      <Modal className="h-fit w-184 max-w-full animate-rise rounded-modal bg-surface-raised shadow-overlay">
        <Dialog aria-label="Quick actions" className="flex flex-col outline-none">
          <Autocomplete inputValue={text} onInputChange={setText}>
            <div className="flex h-12 items-center gap-2 border-b border-line ps-4 pe-2">
              <Search aria-hidden="true" className="size-4 shrink-0 text-faint" />
              <TextField aria-label="Search" autoFocus className="min-w-0 flex-1">
                <Input
                  ref={input}
                  placeholder="Search or jump to"
                  enterKeyHint="go"
                  className="h-12 w-full bg-transparent text-lg text-text outline-none"
                />
              </TextField>
              {text !== '' && (
                <Button
                  slot={null}
                  variant="ghost"
                  size="sm"
                  isIconOnly
                  aria-label="Clear"
                  icon={<X />}
                  onPress={() => {
                    setText('')
                    input.current?.focus()
                  }}
                />
              )}
              <Button slot={null} variant="ghost" size="sm" onPress={onClose}>
                Close
              </Button>
            </div>
            <output className="sr-only">{groups.size === 0 && 'Nothing found'}</output>
            <Results groups={groups} text={text} onDone={onClose} />
          </Autocomplete>
          {groups.size > 0 && (
            <footer className="flex gap-5 border-t border-line px-4 py-2 text-xs text-muted max-sm:hidden">
              <span className="flex items-center gap-1.5">
                <Keys keys={['ArrowUp']} /> <Keys keys={['ArrowDown']} /> select
              </span>
              <span className="flex items-center gap-1.5">
                <Keys keys={['Enter']} /> go
              </span>
              <span className="flex items-center gap-1.5">
                <Keys keys={['Escape']} /> close
              </span>
            </footer>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
