import { create } from './create.ts'
import { finish, start } from './sign-in.ts'
import { list, view } from './view.ts'

export const identityProviderHandlers = [list, create, view, finish]

/** What browsers ask for and the contract does not have. */
export const identityProviderPages = [start]
