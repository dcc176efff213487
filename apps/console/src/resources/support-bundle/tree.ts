export interface FileNode {
  /** Its path; of a folder with a slash at the end. */
  id: string
  label: string
  /** Of a folder. */
  children?: readonly FileNode[]
}

/** The paths in an index, which has one on each line. */
export function pathsIn(index: string): string[] {
  return index.split('\n').filter((line) => line !== '')
}

/** Those that have every word of a search in them. */
export function searchPaths(paths: readonly string[], search: string): readonly string[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return words.length === 0 ? paths : paths.filter((path) => words.every((word) => path.toLowerCase().includes(word)))
}

const inOrder = new Intl.Collator('en', { numeric: true })

/** Folders with what is in them, before the files beside them. */
export function treeOf(paths: readonly string[], below = ''): FileNode[] {
  const folders = new Map<string, string[]>()
  const files: FileNode[] = []
  for (const path of paths) {
    const [first = '', ...rest] = path.slice(below.length).split('/')
    if (rest.length === 0) files.push({ id: path, label: first })
    else folders.set(first, [...(folders.get(first) ?? []), path])
  }
  const byLabel = (a: FileNode, b: FileNode) => inOrder.compare(a.label, b.label)
  const made = [...folders].map(([label, inside]): FileNode => {
    const id = `${below}${label}/`
    return { id, label, children: treeOf(inside, id) }
  })
  return [...made.toSorted(byLabel), ...files.toSorted(byLabel)]
}

/** The ids of all folders. */
export function foldersOf(nodes: readonly FileNode[]): string[] {
  return nodes.flatMap(({ id, children }) => (children ? [id, ...foldersOf(children)] : []))
}
