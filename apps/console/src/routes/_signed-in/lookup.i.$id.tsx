import { createFileRoute } from '@tanstack/react-router'
import { toInstance } from '../../resources/instance/lookup.ts'

/** The same, short enough for a label. */
export const Route = createFileRoute('/_signed-in/lookup/i/$id')({
  beforeLoad: ({ params }) => toInstance(params.id),
})
