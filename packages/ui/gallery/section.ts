import type { ComponentType } from 'react'

export const groups = ['Actions', 'Fields', 'Overlays', 'Data', 'Page'] as const

/** What each file in `sections` exports as `section`. */
export interface Section {
  title: string
  group: (typeof groups)[number]
  Content: ComponentType
}

export interface ListedSection extends Section {
  /** The file's name; its address is `#/id`. */
  id: string
}

const files = import.meta.glob<{ section: Section }>('./sections/*.tsx', { eager: true })

/** By group, then by title. */
export const sections: readonly ListedSection[] = Object.entries(files)
  .map(([path, { section }]) => ({ ...section, id: path.replace(/^.*\/|\.tsx$/g, '') }))
  .toSorted((a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.title.localeCompare(b.title))
