import { SearchParamError } from '@tanstack/react-router'
import { ApiError } from '../api/api-error.ts'

/** Why the console itself does not show a page, by the status that a server would give. */
export type RefusalStatus = 400 | 403 | 404 | 405

/** Thrown by a route that will not answer; the error page says it in words. */
export class PageRefusal extends Error {
  readonly status: RefusalStatus

  constructor(status: RefusalStatus) {
    super(`The page answers with ${status}`)
    this.name = 'PageRefusal'
    this.status = status
  }
}

interface Explained {
  title: string
  text: string
}

const pageNotFound: Explained = {
  title: 'Page not found',
  text: 'The page you are looking for doesn’t exist or you may not have access to it.',
}

const refusals: Readonly<Record<RefusalStatus, Explained>> = {
  400: { title: 'Bad request', text: 'The address has something in it that this page does not understand.' },
  403: { title: 'Forbidden', text: 'You may not open this page. To get access, contact your administrator.' },
  404: pageNotFound,
  405: { title: 'Method not allowed', text: 'This page can be looked at, but not used in that way.' },
}

const somethingElse: Explained = {
  title: 'Something went wrong',
  text: 'Please try again. If the problem persists, contact your administrator.',
}

/** What an error page says about what was thrown. */
export function explain(error: unknown): Explained {
  if (error instanceof PageRefusal) return refusals[error.status]
  if (error instanceof ApiError && error.status === 404) return pageNotFound
  return error instanceof SearchParamError ? refusals[400] : somethingElse
}

/** Whether it was forbidden, by the API or by the console. */
export function isForbidden(error: unknown): boolean {
  return (error instanceof ApiError || error instanceof PageRefusal) && error.status === 403
}
