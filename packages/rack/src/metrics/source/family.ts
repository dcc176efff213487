import type { FieldValue } from '@plenum/api'
import type { Documents } from '../../store/kinds.ts'
import { listAll } from '../../store/list-all.ts'
import type { Reader } from '../../store/store.ts'
import type { KnownIds, Series, SeriesFields } from '../source.ts'
import { between, seedOf } from './chance.ts'
import { Workload } from './workload.ts'

type Run = Documents['vmRun']

/** Samples are fetched from where they are taken this often, in milliseconds; the youngest are not here yet. */
const FETCHED_EVERY = 30_000

/** What the series of one target are made from. */
export class Surroundings {
  readonly reader: Reader
  readonly now: Date
  /** There are no samples after it, in milliseconds since the epoch. */
  readonly horizon: number
  readonly #workloads = new Map<string, Workload>()

  constructor(reader: Reader, now: Date) {
    this.reader = reader
    this.now = now
    this.horizon = Math.floor(now.getTime() / FETCHED_EVERY) * FETCHED_EVERY
  }

  /** Runs of one VM, of those of one project, or of all. */
  runs({ instance, project }: { instance: string | undefined; project: string | undefined }): Promise<Run[]> {
    if (instance !== undefined) return listAll(this.reader, 'vmRun', { parent: instance })
    const where = project === undefined ? {} : { where: { index: 'projectId', equals: project } as const }
    return listAll(this.reader, 'vmRun', where)
  }

  /** When a run ends as far as samples show it. */
  endOf({ timeEnded }: Pick<Run, 'timeEnded'>): number {
    return Math.min(timeEnded?.getTime() ?? Infinity, this.horizon)
  }

  /** How busy a VM is in a run of it. */
  ofRun(run: Run): Workload {
    const mean = between(0.05, 0.45, seedOf(run.instanceId), 0)
    return this.workload(run.id, run.projectId, mean, run.timeStarted)
  }

  /** How busy something is from a time on. */
  workload(id: string, rhythm: string, mean: number, start: Date): Workload {
    const known = this.#workloads.get(id) ?? new Workload(id, rhythm, mean, start.getTime())
    this.#workloads.set(id, known)
    return known
  }
}

/** Those series of a target's metric whose fields are kept. */
export type Family = (
  metric: string,
  keep: (fields: SeriesFields) => boolean,
  around: Surroundings,
  known: KnownIds,
) => Promise<Series[]>

export const uuid = (value: string): FieldValue => ({ type: 'uuid', value })
export const string = (value: string): FieldValue => ({ type: 'string', value })
export const u32 = (value: number): FieldValue => ({ type: 'u32', value })
export const u16 = (value: number): FieldValue => ({ type: 'u16', value })
