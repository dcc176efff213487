import type { Documents } from '../store/kinds.ts'
import type { Transaction } from '../store/store.ts'
import { alertClasses } from './classes.ts'
import type { AlertClassName, AlertData } from './classes.ts'

/**
 * Tells receivers, a little later, of what happens in this transaction; when that comes to nothing, so does the alert.
 */
export async function raiseAlert<K extends Exclude<AlertClassName, 'probe'>>(
  tx: Transaction,
  alertClass: K,
  data: AlertData<K>,
  now: Date,
): Promise<void> {
  const id = crypto.randomUUID()
  const told = alertClasses[alertClass].data.parse(data)
  await tx.insert('alert', { id, alertClass, data: told, timeCreated: now, dueAt: now.getTime() })
}

/** Tells receivers of what happens to an instance. */
export async function raiseInstanceAlert(
  tx: Transaction,
  alertClass: 'instance.failed' | 'instance.restarted',
  { id, name, projectId }: Documents['instance'],
  now: Date,
): Promise<void> {
  const project = await tx.get('project', projectId)
  if (!project) throw new Error(`invariant: instance ${id} is of project ${projectId}, which is gone`)
  const of = { projectId, projectName: project.name, siloId: project.siloId }
  await raiseAlert(tx, alertClass, { instanceId: id, instanceName: name, ...of }, now)
}
