import { describe, expect, test } from 'vitest'
import { fromWire, toCamel, toQueryString, toSnake, toWire } from './wire.ts'

const names = [
  ['name', 'name'],
  ['timeCreated', 'time_created'],
  ['ipv4Block', 'ipv4_block'],
  ['ipv6Prefix', 'ipv6_prefix'],
  ['base64EncodedData', 'base64_encoded_data'],
  ['autoRestartCooldownExpiration', 'auto_restart_cooldown_expiration'],
  ['x509Cert', 'x509_cert'],
] as const

describe('names', () => {
  test.each(names)('%s is %s on the wire, and back', (camel, snake) => {
    expect(toSnake(camel)).toBe(snake)
    expect(toCamel(snake)).toBe(camel)
  })

  test('an answer is the same when a name is asked for again', () => {
    expect(toSnake('bootDiskId')).toBe('boot_disk_id')
    expect(toSnake('bootDiskId')).toBe('boot_disk_id')
    expect(toCamel('boot_disk_id')).toBe('bootDiskId')
    expect(toCamel('boot_disk_id')).toBe('bootDiskId')
  })
})

describe('values', () => {
  test('keys are renamed at every depth and inside lists', () => {
    const code = { diskSource: { blockSize: 512 }, networkInterfaces: [{ vpcName: 'default' }] }
    const wire = { disk_source: { block_size: 512 }, network_interfaces: [{ vpc_name: 'default' }] }
    expect(toWire(code)).toEqual(wire)
    expect(fromWire(wire)).toEqual(code)
  })

  test('values are never renamed', () => {
    expect(toWire({ sortBy: 'nameAscending' })).toEqual({ sort_by: 'nameAscending' })
    expect(fromWire({ sort_by: 'name_ascending' })).toEqual({ sortBy: 'name_ascending' })
  })

  test('keys that are data are kept', () => {
    const roles = { some_role: ['silo_admin'], otherRole: ['viewer'] }
    expect(fromWire({ mapped_fleet_roles: roles })).toEqual({ mappedFleetRoles: roles })
    expect(toWire({ mappedFleetRoles: roles })).toEqual({ mapped_fleet_roles: roles })
    const fields = { sled_id: { type: 'uuid', value: 'x' } }
    expect(fromWire({ time_series: { fields } })).toEqual({ timeSeries: { fields } })
  })

  test('what is under them is not data', () => {
    const wire = { timeseries: { a_key: { start_times: null, points: [{ metric_type: 'gauge' }] } } }
    const code = { timeseries: { a_key: { startTimes: null, points: [{ metricType: 'gauge' }] } } }
    expect(fromWire(wire)).toEqual(code)
    expect(toWire(code)).toEqual(wire)
  })

  test('what others have written is kept as it is', () => {
    const signed = { keyid_hash: { keyVal: 1, time_x: '2026-03-01T12:00:00Z' } }
    expect(fromWire({ root_role: signed })).toEqual({ rootRole: signed })
    expect(toWire({ rootRole: signed })).toEqual({ root_role: signed })
  })

  test('null, false, zero and the empty string survive', () => {
    const values = { a: null, b: false, c: 0, d: '', e: [] }
    expect(toWire(values)).toEqual(values)
    expect(fromWire(values)).toEqual(values)
  })

  test.each([null, 1, 'text', true])('%j alone is itself', (value) => {
    expect(toWire(value)).toBe(value)
    expect(fromWire(value)).toBe(value)
  })

  test('what is undefined is left out, not sent as null', () => {
    expect(Object.keys(Object(toWire({ name: 'a', description: undefined })))).toEqual(['name'])
  })

  test('a __proto__ key is dropped and cannot reach a prototype', () => {
    const read: unknown = fromWire(JSON.parse('{"__proto__":{"is_admin":true},"name":"a"}'))
    expect(Object.keys(Object(read))).toEqual(['name'])
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(Object(read)).not.toHaveProperty('isAdmin')
  })
})

describe('points in time', () => {
  const text = '2026-03-01T12:00:00.123Z'

  test.each(['time_created', 'start_time', 'auto_restart_cooldown_expiration', 'timestamp'])(
    '%s becomes a Date',
    (key) => {
      expect(Object.values(Object(fromWire({ [key]: text })))).toEqual([new Date(text)])
    },
  )

  test('a Date needs no fraction of a second', () => {
    expect(fromWire({ timestamp: '2026-03-01T12:00:00Z' })).toEqual({ timestamp: new Date('2026-03-01T12:00:00Z') })
  })

  test.each(['name', 'description', 'timeseries_name', 'created', 'times'])('%s never becomes a Date', (key) => {
    expect(Object.values(Object(fromWire({ [key]: text })))).toEqual([text])
  })

  test.each(['2026-03-01', '2026-03-01T12:00:00+01:00', '2026-03-01 12:00:00Z', 'yesterday', '1740830400'])(
    '%s is no point in time that the wire knows',
    (other) => {
      expect(fromWire({ time_created: other })).toEqual({ timeCreated: other })
    },
  )

  test('null stays null', () => {
    expect(fromWire({ time_last_auto_restarted: null })).toEqual({ timeLastAutoRestarted: null })
  })

  test('a Date goes onto the wire as ISO 8601 and comes back the same', () => {
    const sent: unknown = JSON.parse(JSON.stringify(toWire({ timeCreated: new Date(text), inner: [new Date(text)] })))
    expect(sent).toEqual({ time_created: text, inner: [text] })
    expect(fromWire({ time_created: text })).toEqual({ timeCreated: new Date(text) })
  })
})

describe('query strings', () => {
  test('keys are snake_case and values are escaped', () => {
    expect(toQueryString({ sortBy: 'name_ascending', pageToken: 'a+b/c=' })).toBe(
      '?sort_by=name_ascending&page_token=a%2Bb%2Fc%3D',
    )
  })

  test('a list repeats its key, in order', () => {
    expect(toQueryString({ tag: ['b', 'a'] })).toBe('?tag=b&tag=a')
  })

  test('undefined and null are left out; false and 0 are not', () => {
    expect(toQueryString({ project: undefined, limit: null, cascade: false, offset: 0 })).toBe(
      '?cascade=false&offset=0',
    )
  })

  test('a Date is sent as ISO 8601 in UTC', () => {
    expect(toQueryString({ startTime: new Date('2026-03-01T12:00:00Z') })).toBe(
      '?start_time=2026-03-01T12%3A00%3A00.000Z',
    )
  })

  test('nothing to say is no query string at all', () => {
    expect(toQueryString({})).toBe('')
    expect(toQueryString({ project: undefined, tag: [] })).toBe('')
  })
})
