import { once } from 'node:events'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { expect, test, vi } from 'vitest'
import { answerBody } from './answer-body.ts'
import { stubUpstream } from './testing/stub-upstream.ts'

test('whoever stops reading ends the exchange, and is told of nothing', async () => {
  const gone = Promise.withResolvers<string>()
  const stub = await stubUpstream((_, outgoing) => {
    outgoing.once('close', () => gone.resolve('gone'))
    outgoing.write('half')
  })
  const [answer]: IncomingMessage[] = await once(request(stub.url).end(), 'response')
  if (!answer) throw new Error('no answer')
  const onBroken = vi.fn<(error: unknown) => void>()
  const reader = answerBody(answer, onBroken).getReader()
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('half')
  await reader.cancel()
  expect(await gone.promise).toBe('gone')
  expect(onBroken).not.toHaveBeenCalled()
})
