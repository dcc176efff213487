/** The person who is asked about. */
export function checkSearch(search: Record<string, unknown>): { user?: string | undefined } {
  const { user } = search
  return { user: typeof user === 'string' && user !== '' ? user : undefined }
}
