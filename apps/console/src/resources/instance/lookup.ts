import { parseUuid } from '@plenum/api/text-rules'
import { notFound, redirect } from '@tanstack/react-router'
import { ApiError } from '../../api/api-error.ts'
import { query, queryClient } from '../../api/query.ts'

/** Goes to the page of an instance that is known by its id. A name will not do: it would be one of many. */
export async function toInstance(given: string): Promise<never> {
  const id = parseUuid(given)
  if (id === undefined) throw notFound()
  try {
    const { name, projectId } = await queryClient.fetchQuery(query('instanceView', { params: { instance: id } }))
    const project = await queryClient.fetchQuery(query('projectView', { params: { project: projectId } }))
    throw redirect({
      to: '/projects/$project/instances/$instance/storage',
      params: { project: project.name, instance: name },
      replace: true,
    })
  } catch (error) {
    throw error instanceof ApiError && error.status < 500 && error.status > 0 ? notFound() : error
  }
}
