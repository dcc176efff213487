import { PASSWORD_MAX_BYTES } from '@plenum/api'
import { createFirstOperator, fillDemoFleet, FIRST_OPERATOR, isEmpty } from '@plenum/rack'
import type { FleetOptions } from '@plenum/rack'
import { StartupError } from './startup-error.ts'
import { OPERATOR_PASSWORD_ENV } from './cli/settings.ts'

interface FirstFill extends FleetOptions {
  demo: boolean
  /** What the environment says the first operator's password is. */
  operatorPassword: string | undefined
  /** Undefined when there is no terminal to ask on. */
  askPassword: ((who: string) => Promise<string>) | undefined
}

async function choosePassword({ operatorPassword, askPassword }: FirstFill): Promise<string> {
  const { silo, user } = FIRST_OPERATOR
  const password = operatorPassword || (await askPassword?.(`${user} of the silo ${silo}`))
  if (!password)
    throw new StartupError(`the store is empty: set ${OPERATOR_PASSWORD_ENV} to the first operator's password`)
  if (Buffer.byteLength(password) > PASSWORD_MAX_BYTES)
    throw new StartupError(`the operator's password is longer than ${PASSWORD_MAX_BYTES} bytes`)
  return password
}

/** Sees to it that somebody can sign in. A store that holds anything is left alone. */
export async function fillIfEmpty(options: FirstFill): Promise<void> {
  const { store, passwords, clock, demo } = options
  if (!(await isEmpty(store))) return
  const fleet = { store, passwords, ...(clock && { clock }) }
  if (demo) await fillDemoFleet(fleet)
  else await createFirstOperator({ ...fleet, password: await choosePassword(options) })
}
