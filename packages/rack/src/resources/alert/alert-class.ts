import { matchesAlertClass } from '@plenum/api/alert-glob-rules'
import { operations } from '@plenum/api'
import { permitOnAlerts } from '../../access/permissions.ts'
import { shownAlertClasses } from '../../alerts/classes.ts'
import { reads } from '../../http/handler.ts'
import { pageOf } from '../../http/pagination.ts'
import { refuse } from '../../http/refusal.ts'

/** The classes behind one of them, in the order of the table. */
function classesAfter(name: string | undefined) {
  if (name === undefined) return shownAlertClasses
  const index = shownAlertClasses.findIndex((each) => each.name === name)
  if (index === -1) throw refuse.invalidRequest('bad page token')
  return shownAlertClasses.slice(index + 1)
}

const list = reads(operations.alertClassList, async (call) => {
  permitOnAlerts(call.actor, 'read')
  const { filter } = call.query
  const isMeant = ({ name }: { name: string }) => filter === undefined || matchesAlertClass(filter, name)
  return pageOf(
    call,
    async ({ after, limit }) =>
      classesAfter(after)
        .filter(isMeant)
        .slice(0, limit)
        .map((each) => ({ ...each, id: each.name })),
    ({ name, description }) => ({ name, description }),
    ({ name }) => name,
  )
})

export const alertClassHandlers = [list]
