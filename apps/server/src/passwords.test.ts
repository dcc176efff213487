import { describe, expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

const cheap = createPasswords({ memoryKiB: 64, passes: 1, lanes: 1 })

describe('passwords', () => {
  test('are hashed with argon2id at the full cost', async () => {
    const passwords = createPasswords()
    const hash = await passwords.hash('correct horse')
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=4\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(await passwords.verify('correct horse', hash)).toBe(true)
    expect(await passwords.verify('correct horsf', hash)).toBe(false)
  })

  test('that are equal have different hashes', async () => {
    expect(await cheap.hash('same')).not.toBe(await cheap.hash('same'))
  })

  test.each(['', ' ', 'pässwörd', '🔑'.repeat(128), 'a\0b'])('may be %j', async (password) => {
    const hash = await cheap.hash(password)
    expect(await cheap.verify(password, hash)).toBe(true)
    expect(await cheap.verify(`${password} `, hash)).toBe(false)
  })

  test('that were hashed at another cost still verify', async () => {
    const hash = await cheap.hash('old')
    expect(hash).toContain('$m=64,t=1,p=1$')
    expect(await createPasswords().verify('old', hash)).toBe(true)
  })

  // Computed with the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  test('hashed by others verify', async () => {
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect(await cheap.verify('password', hash)).toBe(true)
    expect(await cheap.verify('Password', hash)).toBe(false)
  })

  test('many at once all come out right', async () => {
    const hashes = await Promise.all(Array.from({ length: 8 }, (_, index) => cheap.hash(`p${index}`)))
    const checks = await Promise.all(hashes.map((hash, index) => cheap.verify(`p${index}`, hash)))
    expect(checks).toEqual(Array.from({ length: 8 }, () => true))
  })
})

describe('what is no hash of ours matches nothing', () => {
  const salt = 'AAAAAAAAAAAAAAAAAAAAAA'
  const tag = 'A'.repeat(43)
  test.each([
    '',
    'password',
    '$argon2id$',
    `$argon2i$v=19$m=64,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=16$m=64,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=1$${salt}$`,
    `$argon2id$v=19$m=64,t=1,p=1$$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=1$${salt}$${tag}\n`,
    `$argon2id$v=19$m=9999999,t=1,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=999,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=0,p=1$${salt}$${tag}`,
    `$argon2id$v=19$m=64,t=1,p=0$${salt}$${tag}`,
    `$argon2id$v=19$m=4,t=1,p=1$${salt}$${tag}`,
  ])('%j', async (hash) => {
    expect(await cheap.verify('password', hash)).toBe(false)
  })
})
