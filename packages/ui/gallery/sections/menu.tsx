import { ChevronDown, Pencil, Play, Square, Trash2 } from 'lucide-react'
import { Button, Menu, RowActions, toast, type MenuEntry } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const done = (content: string) => () => toast({ content, tone: 'success' })

const items: readonly MenuEntry[] = [
  { label: 'Start', icon: <Play />, onAction: done('Started') },
  { label: 'Stop', icon: <Square />, disabledReason: 'The instance is not running' },
  { label: 'Edit', icon: <Pencil />, href: '#/menu' },
  { label: 'Documentation', href: 'https://example.com/', isExternal: true, startsGroup: true },
  { label: 'Delete', icon: <Trash2 />, tone: 'danger', onAction: done('Deleted'), startsGroup: true },
]

function Content() {
  return (
    <>
      <Example title="With icons, a reason, a link, groups and danger" isRow>
        <Menu items={items} trigger={<Button icon={<ChevronDown />}>Actions</Button>} placement="bottom start" />
      </Example>
      <Example title="More than fits" isRow>
        <Menu
          items={Array.from({ length: 60 }, (_, index) => ({ label: `Project ${index + 1}` }))}
          trigger={<Button icon={<ChevronDown />}>Projects</Button>}
          placement="bottom start"
        />
      </Example>
      <Example title="Row actions, both sizes" isRow>
        <RowActions items={items} />
        <RowActions items={items} size="md" label="Instance actions" />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Menu', group: 'Actions', Content }
