import { describeCall } from '@plenum/api/client'
import { routes } from 'virtual:contract-routes'
import type { InstanceParams } from '../queries.ts'
import type { Connect } from './connection.ts'
import { connectInPage } from './in-page-connection.ts'
import { connectBySocket } from './web-socket-connection.ts'

/** Bytes of what was put out before that are asked for. */
const HISTORY = 262_144

/** How the serial console of an instance is reached. */
export function connectTo({ project, instance }: InstanceParams): Connect {
  const { path } = describeCall(routes.instanceSerialConsoleStream, {
    params: { instance },
    query: { project, mostRecent: HISTORY },
  })
  return (listener) =>
    __PREVIEW__
      ? connectInPage(async () => (await import('../../../api/preview.ts')).previewRack(), path, listener)
      : connectBySocket(path, listener)
}
