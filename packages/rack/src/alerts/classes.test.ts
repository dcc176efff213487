import { AlertSubscription } from '@plenum/api'
import { expect, test } from 'vitest'
import { alertClasses, everyAlertClass, shownAlertClasses } from './classes.ts'

test.each(everyAlertClass)('%s has a name of lower-case segments that can be subscribed to', (name) => {
  expect(name).toMatch(/^[a-z_]+(\.[a-z_]+)*$/)
  expect(AlertSubscription.safeParse(name).success).toBe(true)
})

test('the classes for trying things out are not told of', () => {
  expect(shownAlertClasses.map(({ name }) => name)).toEqual(everyAlertClass.filter((name) => !name.startsWith('test.')))
})

test.each(Object.entries(alertClasses))('%s tells ids, names and words only', (_, { data }) => {
  for (const key of Object.keys(data.shape)) expect(key).toMatch(/Id$|Name$|^(serial|part|state|systemVersion)$/)
})

test('what is no part of the data of a class does not get out', () => {
  const data = { siloId: 'id', siloName: 'name', adminPassword: 'secret' }
  expect(alertClasses['silo.created'].data.parse(data)).toEqual({ siloId: 'id', siloName: 'name' })
})
