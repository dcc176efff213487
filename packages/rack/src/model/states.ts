import type { DiskStateName, InstanceState, SnapshotStateName } from '@plenum/api'
import type { Everything } from './everything.ts'

/** From each state, what may be seen next; `gone` once it is deleted. `new` is the state of what is not there yet. */
type Graph<State extends string> = Record<State | 'new', readonly (State | 'gone')[]>

const instanceGraph = {
  new: ['creating'],
  creating: ['starting', 'stopped'],
  starting: ['running', 'rebooting', 'stopping', 'failed'],
  running: ['rebooting', 'stopping', 'failed'],
  rebooting: ['running', 'stopping', 'failed'],
  stopping: ['stopped', 'failed'],
  stopped: ['starting', 'gone'],
  failed: ['starting', 'stopped', 'gone'],
  migrating: [],
  repairing: [],
  destroyed: [],
} as const satisfies Graph<InstanceState>

const diskGraph = {
  new: ['creating', 'attached'],
  creating: ['detached', 'import_ready', 'attached'],
  detached: ['attached', 'maintenance', 'gone'],
  attached: ['detached'],
  maintenance: ['detached'],
  import_ready: ['importing_from_bulk_writes', 'detached'],
  importing_from_bulk_writes: ['import_ready'],
  attaching: [],
  detaching: [],
  importing_from_url: [],
  finalizing: [],
  destroyed: [],
  faulted: ['gone'],
} as const satisfies Graph<DiskStateName>

const snapshotGraph = {
  new: ['creating', 'ready'],
  creating: ['ready'],
  ready: ['gone'],
  faulted: ['gone'],
  destroyed: [],
} as const satisfies Graph<SnapshotStateName>

type States<State extends string> = ReadonlyMap<string, { state: State; of: string }>

function wrongMoves<State extends string>(graph: Graph<State>, before: States<State>, after: States<State>): string[] {
  const wrong: string[] = []
  for (const id of new Set([...before.keys(), ...after.keys()])) {
    const from = before.get(id)
    const to = after.get(id)
    const next = to?.state ?? 'gone'
    const allowed: readonly string[] = graph[from?.state ?? 'new']
    if (from?.state !== next && !allowed.includes(next))
      wrong.push(`${id} went from ${from?.state ?? 'new'} to ${next}`)
    if (from && to && from.state === next && from.of !== to.of)
      wrong.push(`${id}, ${next}, went from ${from.of} to ${to.of}`)
  }
  return wrong
}

function instances({ instance }: Everything): States<InstanceState> {
  return new Map(instance.map(({ id, runState, projectId }) => [id, { state: runState, of: projectId }]))
}

/** A disk belongs to what it is attached to, so that it goes from one instance to another by way of none. */
function disks({ disk }: Everything): States<DiskStateName> {
  return new Map(
    disk.map(({ id, state, projectId }) => [
      id,
      { state: state.state, of: 'instance' in state ? state.instance : projectId },
    ]),
  )
}

function snapshots({ snapshot }: Everything): States<SnapshotStateName> {
  return new Map(snapshot.map(({ id, state, diskId }) => [id, { state, of: diskId }]))
}

/** The changes of state between two looks, with at most one event in between, that there are not. */
export function forbiddenMoves(before: Everything, after: Everything): string[] {
  return [
    ...wrongMoves(instanceGraph, instances(before), instances(after)),
    ...wrongMoves(diskGraph, disks(before), disks(after)),
    ...wrongMoves(snapshotGraph, snapshots(before), snapshots(after)),
  ]
}
