import { Button, EmptyState, Message, Skeleton, TextField, Tree } from '@plenum/ui'
import type { TreeNode } from '@plenum/ui'
import { useQuery } from '@tanstack/react-query'
import { File, Folder, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { counted } from '../../list/noun.ts'
import { Section } from '../section.tsx'
import { FileView } from './file-view.tsx'
import { bundlePathsQuery } from './queries.ts'
import { foldersOf, searchPaths, treeOf } from './tree.ts'
import type { FileNode } from './tree.ts'

/** More than that nobody reads through; a search narrows it down. */
const SHOWN_MAX = 1000
const noun = { one: 'file', many: 'files' }

function withIcons({ children, ...node }: FileNode): TreeNode {
  return children
    ? { ...node, icon: <Folder aria-hidden="true" />, children: children.map(withIcons) }
    : { ...node, icon: <File aria-hidden="true" /> }
}

interface BundleFilesProps {
  bundleId: string
  /** The path of the file that is looked at. */
  file: string | undefined
  onFile: (file: string) => void
}

/** What is in a bundle, without downloading all of it. */
export function BundleFiles({ bundleId, file, onFile }: BundleFilesProps) {
  const { data: paths, error, refetch } = useQuery(bundlePathsQuery(bundleId))
  const [search, setSearch] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const found = searchPaths(paths ?? [], useDeferredValue(search))
  const nodes = treeOf(found.slice(0, SHOWN_MAX))
  const folders = foldersOf(nodes)
  if (error)
    return (
      <Message tone="danger" title="The list of files could not be read">
        <p>{error.message}</p>
        <Button onPress={() => void refetch()}>Try again</Button>
      </Message>
    )
  return (
    <Section title="Files" actions={paths && <span className="text-sm text-muted">{counted(found.length, noun)}</span>}>
      <div className="grid items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className="flex min-w-0 flex-col gap-2">
          <TextField label="Find files" placeholder="Part of a path" value={search} onChange={setSearch} />
          <div className="max-h-[32rem] overflow-y-auto rounded-panel border border-line bg-surface-raised p-1 max-lg:max-h-80">
            {paths === undefined && <Skeleton className="m-2 h-40" />}
            {paths !== undefined && found.length === 0 && (
              <p className="p-3 text-sm text-muted">
                {paths.length === 0 ? 'There are no files in it.' : 'No files match.'}
              </p>
            )}
            {nodes.length > 0 && (
              <Tree
                label="Files"
                nodes={nodes.map(withIcons)}
                expanded={new Set(folders.filter((folder) => search !== '' || !closed.has(folder)))}
                onExpandedChange={(expanded) => setClosed(new Set(folders.filter((folder) => !expanded.has(folder))))}
                selected={file}
                onSelect={onFile}
              />
            )}
          </div>
          {found.length > SHOWN_MAX && (
            <p className="text-sm text-muted">The first {SHOWN_MAX} are listed; search for the others.</p>
          )}
        </div>
        {file === undefined ? (
          <EmptyState
            icon={<Search />}
            title="No file chosen"
            body="Choose one to look into it, or to download it alone."
          />
        ) : (
          <FileView key={file} bundleId={bundleId} path={file} />
        )}
      </div>
    </Section>
  )
}
