import { Dash, Message, PropertiesTable, toast } from '@plenum/ui'
import type { RouterRoute } from '@plenum/api'
import { queryClient } from '../../api/query.ts'
import { SideForm } from '../../form/side-form.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { NameAndDescription } from '../name-and-description.tsx'
import { useProjectWrites } from '../project/writes.ts'
import type { RouterParams } from '../router/queries.ts'
import { useRouteChoices } from './choices.ts'
import { RouteEnd } from './ends.tsx'
import { RouteEndFields } from './fields.tsx'
import { KindBadge } from './kind-badge.tsx'
import { routeQuery } from './queries.ts'
import { changeable, whyNotEdit } from './rules.ts'
import { routeBody, routeSchema, targetOf } from './schema.ts'
import { valuesOf } from './values.ts'

interface EditRouteProps {
  params: RouterParams
  route: RouterRoute
  onDismiss: () => void
}

/** The form of a route that is there: as much of it as its kind lets people change. */
export function EditRoute({ params, route, onDismiss }: EditRouteProps) {
  const { id, kind, name, description, destination, target } = route
  const choices = useRouteChoices(params)
  const can = changeable(kind)
  const writes = useProjectWrites(params.project)
  const { form, ...resource } = useResourceForm({
    operation: 'vpcRouterRouteUpdate',
    schema: routeSchema,
    defaultValues: valuesOf(route),
    // Of a default route, name and description may not even be repeated.
    toInput: (values) => ({
      params: { route: id },
      body: can.all ? routeBody(values) : { destination, target: targetOf(values) },
    }),
    refreshes: ['vpcRouterRouteList'],
    onSuccess: (updated) => {
      // What was cached under the old name must not be asked for again: it is not found any more.
      queryClient.removeQueries({ queryKey: routeQuery({ ...params, route: name }).queryKey })
      queryClient.setQueryData(routeQuery({ ...params, route: updated.name }).queryKey, updated)
      toast({ tone: 'success', content: `Route ${updated.name} updated` })
      onDismiss()
    },
  })
  const fixed = [
    { label: 'Name', value: name },
    { label: 'Description', value: description || <Dash /> },
    { label: 'Destination', value: <RouteEnd end={destination} /> },
    { label: 'Target', value: <RouteEnd end={target} /> },
  ]
  return (
    <SideForm
      form={resource}
      title="Edit route"
      submitLabel="Update route"
      onDismiss={onDismiss}
      submitDisabledReason={writes.whyNot ?? whyNotEdit(kind)}
    >
      {!can.all && (
        <Message>{can.target ? 'Of a default route, only the target can be changed.' : whyNotEdit(kind)}</Message>
      )}
      <PropertiesTable
        columns={1}
        items={[
          { label: 'Kind', value: <KindBadge kind={kind} /> },
          ...(can.all ? [] : can.target ? fixed.slice(0, 3) : fixed),
        ]}
      />
      {can.all && (
        <>
          <NameAndDescription control={form.control} name="name" description="description" />
          <RouteEndFields form={form} choices={choices} end="destination" />
        </>
      )}
      {can.target && <RouteEndFields form={form} choices={choices} end="target" />}
    </SideForm>
  )
}
