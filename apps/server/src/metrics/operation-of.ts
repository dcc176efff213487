import { operations } from '@plenum/api'

/** A place in the tree of all paths: by segment, and what comes where a path has a parameter. */
interface Node {
  segments: Map<string, Node>
  parameter?: Node
  /** By method. */
  ids: Map<string, string>
}

/** What is no operation of the contract: pages, their files, and whatever people try. */
export const OTHER = 'other'

const emptyNode = (): Node => ({ segments: new Map(), ids: new Map() })

function below(node: Node, segment: string): Node {
  if (segment.startsWith('{')) return (node.parameter ??= emptyNode())
  let next = node.segments.get(segment)
  if (!next) node.segments.set(segment, (next = emptyNode()))
  return next
}

function buildTree(): Node {
  const root = emptyNode()
  for (const { id, method, path } of Object.values(operations)) {
    let node = root
    for (const segment of path.split('/')) node = below(node, segment)
    node.ids.set(method, id)
  }
  return root
}

function find(node: Node, segments: readonly string[], at: number, method: string): string | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.ids.get(method) ?? (method === 'HEAD' ? node.ids.get('GET') : undefined)
  const named = node.segments.get(segment)
  return (
    (named && find(named, segments, at + 1, method)) ??
    (node.parameter && segment !== '' ? find(node.parameter, segments, at + 1, method) : undefined)
  )
}

const tree = buildTree()
/** More than any path of the contract has. */
const SEGMENTS_MAX = 16

/** The id of the operation that a request asks for: one of so many, whatever is asked. */
export function operationOf(method: string, path: string): string {
  const segments = path.split('/', SEGMENTS_MAX + 1)
  if (segments.length > SEGMENTS_MAX) return OTHER
  return find(tree, segments, 0, method) ?? OTHER
}
