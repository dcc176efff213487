import { certificatePem } from '@plenum/rack/testing/certificates'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { temporaryDirectory } from '../store/temporary-directory.ts'
import { openGateway } from './open.ts'

async function open(text: string | undefined) {
  const ca = join(temporaryDirectory(), 'ca.pem')
  if (text !== undefined) await writeFile(ca, text)
  const settings = { origin: 'https://rack.example', ca, token: undefined }
  return openGateway(settings, pino({ level: 'silent' }))
}

const certificate = await certificatePem(new Date(), { subject: 'CN=rack' })

test('a file of certificates is taken as it is, with whatever stands between them', async () => {
  const behind = await open(`Our CA\n${certificate}\n# another\n${certificate}`)
  expect(behind.greeting('http://127.0.0.1:4000')).toContain('In front of https://rack.example')
  await behind.close()
})

test.each([
  ['is not there', undefined, 'cannot be read'],
  ['is empty', '', 'there is no certificate'],
  ['has a key in it only', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', 'there is no certificate'],
  [
    'has something else in it',
    `${certificate}-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----`,
    'one of the',
  ],
])('a file of certificates that %s is refused in words', async (_, text, message) => {
  const refused = await open(text).then(
    () => undefined,
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(StartupError)
  expect(String(refused)).toMatch(new RegExp(`--upstream-ca: .*${message}`))
  expect(String(refused)).not.toContain('\n')
})
