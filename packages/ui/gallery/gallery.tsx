import { useEffect, useSyncExternalStore } from 'react'
import {
  AnnouncerHost,
  ConfirmHost,
  EmptyState,
  getTheme,
  SegmentedControl,
  setTheme,
  subscribeTheme,
  ToastHost,
  Wordmark,
} from '../src/index.ts'
import { sections, type ListedSection } from './section.ts'
import { Sidebar } from './sidebar.tsx'
import { useHash } from './use-hash.ts'

const first = sections[0]?.id ?? 'all'

export function Gallery() {
  const id = useHash() || first
  const shown = id === 'all' ? sections : sections.filter((section) => section.id === id)

  // The window's address and scroll position are the outside system.
  useEffect(() => {
    const toTop = () => scrollTo(0, 0)
    addEventListener('hashchange', toTop)
    return () => removeEventListener('hashchange', toTop)
  }, [])

  return (
    <>
      <header className="sticky top-0 z-50 flex min-h-12 items-center gap-3 border-b border-line bg-surface px-4">
        <Wordmark />
        <h1 className="text-base text-faint">kit</h1>
        <div className="ms-auto">
          <ThemeSwitch />
        </div>
      </header>
      <div className="lg:flex">
        <Sidebar current={id} />
        <main className="min-w-0 grow">
          {shown.map((section) => (
            <SectionView key={section.id} section={section} />
          ))}
          {shown.length === 0 && (
            <div className="p-6">
              <EmptyState title="There is no such section" body="It may have another name by now." />
            </div>
          )}
        </main>
      </div>
      <AnnouncerHost />
      <ConfirmHost />
      <ToastHost />
    </>
  )
}

function SectionView({ section: { id, title, Content } }: { section: ListedSection }) {
  return (
    <section aria-labelledby={`section-${id}`} className="border-b border-line px-4 py-6 last:border-b-0 sm:px-8">
      <h2 id={`section-${id}`} className="pb-5 text-lg font-semibold">
        {title}
      </h2>
      <div className="flex max-w-5xl flex-col gap-7">
        <Content />
      </div>
    </section>
  )
}

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const

function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribeTheme, getTheme)
  return <SegmentedControl label="Theme" options={themes} value={theme} onChange={setTheme} />
}
