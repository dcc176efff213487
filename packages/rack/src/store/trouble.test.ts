import { describe, expect, test } from 'vitest'
import { mayHaveCommitted, postgresTrouble } from './postgres-trouble.ts'
import { mayOutliveFailure, sqliteTrouble } from './sqlite-trouble.ts'

const errorOf = (message: string, fields: object) => Object.assign(new Error(message), fields)
const refusedWith = (code: string, severity = 'ERROR') => errorOf('refused', { code, severity })

describe('of PostgreSQL', () => {
  test.each([
    ['08006', 'unreachable'],
    ['57P01', 'unreachable'],
    ['57P03', 'unreachable'],
    ['57014', 'slow'],
    ['25P03', 'slow'],
    ['55P03', 'busy'],
    ['53300', 'busy'],
    ['53100', 'full'],
    ['25006', 'readOnly'],
    ['28P01', 'refusing'],
    ['3D000', 'refusing'],
    ['58030', 'broken'],
  ])('%s is %s', (code, trouble) => {
    expect(postgresTrouble(refusedWith(code))).toBe(trouble)
  })

  test.each(['23505', '40001', '40P01', '42601', '22P02'])('%s is no trouble of the database', (code) => {
    expect(postgresTrouble(refusedWith(code))).toBeUndefined()
  })

  test.each([
    errorOf('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' }),
    errorOf('read ECONNRESET', { code: 'ECONNRESET' }),
    errorOf('getaddrinfo ENOTFOUND db', { code: 'ENOTFOUND' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('the database has been silent for 35 s'),
  ])('a connection that fails with "$message" is a database that cannot be reached', (error) => {
    expect(postgresTrouble(error)).toBe('unreachable')
  })

  test.each([new TypeError('x is not a function'), errorOf('no', { code: 'ENOSPC' }), 'text', undefined])(
    '%s is something else',
    (error) => {
      expect(postgresTrouble(error)).toBeUndefined()
    },
  )

  test.each([
    [errorOf('read ECONNRESET', { code: 'ECONNRESET' }), true],
    [refusedWith('57P01', 'FATAL'), true],
    [refusedWith('40003'), true],
    [refusedWith('57014'), false],
    [refusedWith('53100'), false],
  ])('a commit that fails with $code may have been kept: %s', (error, isPossible) => {
    expect(mayHaveCommitted(error)).toBe(isPossible)
  })
})

describe('of SQLite', () => {
  test.each([
    [5, 'busy'],
    [8, 'readOnly'],
    [10, 'broken'],
    [13, 'full'],
    [14, 'broken'],
    // SQLITE_IOERR_WRITE and SQLITE_READONLY_DBMOVED.
    [778, 'broken'],
    [1032, 'readOnly'],
  ])('%d is %s', (errcode, trouble) => {
    expect(sqliteTrouble(errorOf('', { errcode }))).toBe(trouble)
  })

  test.each([1, 19, 2067])('%d is no trouble of the disk', (errcode) => {
    expect(sqliteTrouble(errorOf('', { errcode }))).toBeUndefined()
  })

  test('only what could not be synced may be found after a crash', () => {
    expect(mayOutliveFailure(errorOf('', { errcode: 1034 }))).toBe(true)
    for (const errcode of [13, 778]) expect(mayOutliveFailure(errorOf('', { errcode }))).toBe(false)
  })
})
