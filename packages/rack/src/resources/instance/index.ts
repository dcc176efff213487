import { operations } from '@plenum/api'
import { reads } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { locate, locateProject } from '../locate.ts'
import { instanceActionHandlers } from './actions.ts'
import { create } from './create.ts'
import { instanceDiskHandlers } from './disks.ts'
import { serialConsoleHandlers } from './serial-console.ts'
import { sshPublicKeyList } from './ssh-keys.ts'
import { update } from './update.ts'
import { instanceView } from './view.ts'

const list = reads(operations.instanceList, async (call) => {
  const project = await locateProject(call, call.query.project ?? '', 'read')
  return pageOf(call, (window) => call.tx.list('instance', { parent: project.id, ...window }), instanceView)
})

const view = reads(operations.instanceView, async (call) =>
  instanceView(await locate(call, 'instance', call.params.instance, call.query.project, 'read')),
)

export const instanceHandlers = [
  list,
  create,
  view,
  update,
  ...instanceActionHandlers,
  ...instanceDiskHandlers,
  sshPublicKeyList,
  ...serialConsoleHandlers,
]
