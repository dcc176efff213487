import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { Tree as AriaTree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { cx } from './cx.ts'

export interface TreeNode {
  /** The same node has no other. */
  id: string
  label: string
  icon?: ReactNode
  /** What it holds; a leaf when left out. */
  children?: readonly TreeNode[] | undefined
}

export interface TreeProps {
  /** Accessible name. */
  label: string
  nodes: readonly TreeNode[]
  expanded: ReadonlySet<string>
  onExpandedChange: (expanded: ReadonlySet<string>) => void
  /** The id of a leaf. */
  selected?: string | undefined
  onSelect: (id: string) => void
}

/** Leaves of which one is chosen. Left and Right close and open what holds others; so does choosing it. */
export function Tree({ label, nodes, expanded, onExpandedChange, selected, onSelect }: TreeProps) {
  const toggle = (id: string) => {
    const next = new Set(expanded)
    if (!next.delete(id)) next.add(id)
    onExpandedChange(next)
  }
  const renderNode = (node: TreeNode, level: number): ReactNode => (
    <TreeItem
      key={node.id}
      id={node.id}
      textValue={node.label}
      className={({ isSelected }) =>
        cx(
          'flex min-h-8 cursor-pointer items-center rounded-mark text-sm hover:bg-surface-hover -outline-offset-2 max-md:min-h-11',
          isSelected && 'bg-accent-subtle hover:bg-accent-subtle',
        )
      }
    >
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <span
            className="flex min-w-0 items-center gap-1.5 pe-2 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-faint"
            style={{ paddingInlineStart: `${level}rem` }}
          >
            {hasChildItems ? (
              <Button slot="chevron" className="flex size-6 items-center justify-center rounded-mark">
                <ChevronRight aria-hidden="true" className={cx('transition-transform', isExpanded && 'rotate-90')} />
              </Button>
            ) : (
              <span className="w-6" />
            )}
            {node.icon}
            <span className="min-w-0 wrap-anywhere text-text">{node.label}</span>
          </span>
        )}
      </TreeItemContent>
      {node.children?.map((child) => renderNode(child, level + 1))}
    </TreeItem>
  )
  const holders = new Set(holdersIn(nodes))
  return (
    <AriaTree
      aria-label={label}
      selectionMode="single"
      selectionBehavior="replace"
      disallowEmptySelection={selected !== undefined}
      selectedKeys={selected === undefined ? [] : [selected]}
      onSelectionChange={(keys) => {
        const [key] = keys === 'all' ? [] : keys
        const id = String(key ?? '')
        if (holders.has(id)) toggle(id)
        else if (id !== '' && id !== selected) onSelect(id)
      }}
      expandedKeys={expanded}
      onExpandedChange={(keys) => onExpandedChange(new Set([...keys].map(String)))}
      className="flex flex-col outline-none"
    >
      {nodes.map((node) => renderNode(node, 0))}
    </AriaTree>
  )
}

function holdersIn(nodes: readonly TreeNode[]): string[] {
  return nodes.flatMap(({ id, children }) => (children ? [id, ...holdersIn(children)] : []))
}
