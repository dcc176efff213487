import { expect, test } from 'vitest'
import { messageRows } from './messages.ts'

const at = (second: number) => `2026-05-01T10:00:0${second}.000Z`

test('messages of all switches and peers come in the order of time, the last first', () => {
  const rows = messageRows([
    {
      switch: 'switch0',
      history: {
        '192.0.2.1': {
          received: [{ timestamp: at(1), message: { keep_alive: {} } }],
          sent: [{ timestamp: at(3), message: { open: { version: 4 } } }],
        },
      },
    },
    {
      switch: 'switch1',
      history: { '192.0.2.2': { received: [], sent: [{ timestamp: at(2), message: 'KeepAlive' }] } },
    },
  ])
  expect(rows.map(({ switch: location, name, direction, kind }) => [location, name, direction, kind])).toEqual([
    ['switch0', '192.0.2.1', 'sent', 'open'],
    ['switch1', '192.0.2.2', 'sent', 'KeepAlive'],
    ['switch0', '192.0.2.1', 'received', 'keep alive'],
  ])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
})

test('a peer that nothing was said to has no messages', () => {
  expect(messageRows([{ switch: 'switch0', history: { '192.0.2.1': { received: [], sent: [] } } }])).toEqual([])
})

test.each([[['a', 'b']], [{ log: 'x' }], ['text'], [null]])(
  'a form that nobody knows, %j, is shown as it is',
  (history) => {
    const [row, ...others] = messageRows([{ switch: 'switch0', history: { '192.0.2.1': history } }])
    expect(others).toEqual([])
    expect(row).toMatchObject({ direction: undefined, time: undefined, text: JSON.stringify(history) })
  },
)

test('a time that cannot be read is none', () => {
  const [row] = messageRows([{ switch: 'switch0', history: { p: { sent: [{ timestamp: 'soon', message: {} }] } } }])
  expect(row).toMatchObject({ direction: 'sent', time: undefined, kind: undefined })
})
