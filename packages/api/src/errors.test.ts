import { expect, test } from 'vitest'
import { describeError } from './errors.ts'

const requestId = '6f1c2d3e-4a5b-4c6d-8e7f-0123456789ab'

const table: readonly [errorCode: string | undefined, message: string, operation: string, sentence: string][] = [
  ['Forbidden', 'Forbidden', 'projectDelete', 'Action not authorized'],
  ['ObjectNotFound', 'not found: disk with name "a"', 'diskView', 'Not found: disk with name "a"'],
  ['ObjectAlreadyExists', 'already exists: disk "a"', 'diskCreate', 'Disk name already exists'],
  ['ObjectAlreadyExists', 'already exists: disk "a"', 'instanceCreate', 'Disk name already exists'],
  ['ObjectAlreadyExists', 'already exists: vpc-subnet "a"', 'vpcSubnetUpdate', 'VPC subnet name already exists'],
  ['ObjectAlreadyExists', 'taken', 'sshKeyCreate', 'SSH key name already exists'],
  ['ObjectAlreadyExists', 'taken', 'projectUpdate', 'Taken'],
  ['InvalidRequest', 'cannot delete instance: it runs', 'instanceDelete', 'Cannot delete instance: it runs'],
  ['InvalidValue', 'unsupported value for "size": odd', 'diskCreate', 'Unsupported value for "size": odd'],
  ['Conflict', 'boot disk must be attached', 'instanceUpdate', 'Boot disk must be attached'],
  ['InsufficientCapacity', 'Insufficient capacity: full', 'instanceStart', 'Insufficient capacity: full'],
  ['Internal', 'Internal Server Error', 'diskList', 'Internal Server Error'],
  [undefined, 'unable to parse JSON body: name: too long', 'diskCreate', 'Name: too long'],
  [undefined, 'unable to parse query string: limit: odd', 'diskList', 'Unable to parse query string: limit: odd'],
  [undefined, '', 'diskList', 'Unknown server error'],
  ['Internal', '', 'diskList', 'Unknown server error'],
]

test.each(table)('%s, "%s" from %s reads "%s"', (errorCode, message, operation, sentence) => {
  expect(describeError({ errorCode, message, requestId }, operation)).toBe(sentence)
})
