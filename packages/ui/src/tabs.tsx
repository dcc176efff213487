import type { ReactNode } from 'react'
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs'
import { tabClass } from './tab-class.ts'
import { TabStrip } from './tab-strip.tsx'

export interface TabItem {
  id: string
  label: ReactNode
  content: ReactNode
}

export interface TabsProps {
  /** Accessible name. */
  label: string
  items: readonly TabItem[]
  value?: string | undefined
  onChange?: ((id: string) => void) | undefined
}

/** Tabs within a page. For tabs that are pages see `TabList`. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  return (
    <AriaTabs
      {...(value !== undefined && { selectedKey: value })}
      {...(onChange && { onSelectionChange: (key) => onChange(String(key)) })}
      className="flex flex-col gap-4"
    >
      <TabStrip>
        <TabList aria-label={label} className="flex min-w-max">
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={({ isSelected }) => tabClass(isSelected)}>
              {item.label}
            </Tab>
          ))}
        </TabList>
      </TabStrip>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
