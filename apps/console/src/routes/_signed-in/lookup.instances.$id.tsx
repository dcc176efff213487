import { createFileRoute } from '@tanstack/react-router'
import { toInstance } from '../../resources/instance/lookup.ts'

/** Where tools lead to that know an instance by its id alone. */
export const Route = createFileRoute('/_signed-in/lookup/instances/$id')({
  beforeLoad: ({ params }) => toInstance(params.id),
})
