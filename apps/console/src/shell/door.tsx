import { RackHero, Wordmark } from '@plenum/ui'
import type { ReactNode } from 'react'

/** The frame of pages outside of the console: the hero, where there is room for it, and a narrow column. */
export function Door({ children }: { children: ReactNode }) {
  return (
    <main className="grid min-h-full md:grid-cols-2">
      <div className="max-md:hidden">
        <RackHero />
      </div>
      <div className="flex flex-col items-center justify-center p-6">
        <div className="flex w-full max-w-80 flex-col gap-5">
          <Wordmark size="lg" />
          {children}
        </div>
      </div>
    </main>
  )
}
