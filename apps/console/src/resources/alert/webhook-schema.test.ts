import { expect, test } from 'vitest'
import { noWebhook, webhookSchema } from './webhook-schema.ts'

const good = { ...noWebhook, name: 'on-call', endpoint: 'https://hooks.example.com', secrets: ['s'] }

function mistakes(change: object) {
  const parsed = webhookSchema.safeParse({ ...good, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

test('a name, an endpoint and a secret make a webhook', () => {
  expect(mistakes({})).toEqual([])
})

test.each([
  ['no secret', { secrets: [] }, 'secrets'],
  ['an endpoint that is no URL', { endpoint: 'hooks.example.com' }, 'endpoint'],
  ['an endpoint with a password', { endpoint: 'https://a:b@hooks.example.com' }, 'endpoint'],
  ['a secret that was typed and not added', { secret: 'x' }, 'secret'],
  ['a subscription that was typed and not added', { subscription: '**' }, 'subscription'],
])('%s is refused in its field', (_, change, field) => {
  expect(mistakes(change)).toEqual([field])
})
