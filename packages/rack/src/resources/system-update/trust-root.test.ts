import { describe, expect, test } from 'vitest'
import { rackUnderTest } from '../../testing/rack-under-test.ts'
import { notFound } from '../../testing/refusals.ts'
import { ecdsaSigner, ed25519Signer, rootRole, signedBy } from '../../testing/tuf-signer.ts'

const rack = await rackUnderTest()
const operator = rack.as('operator')
const MISSING = '00000000-0000-4000-8000-000000000000'
const expires = '2030-01-01T00:00:00Z'
const [ada, ben, eve] = [await ed25519Signer('ada'), await ecdsaSigner(), await ed25519Signer('eve')]

const create = (body: object) => operator.does('systemUpdateTrustRootCreate', { body: { ...body } })
const refusal = (body: object) => operator.isRefused('systemUpdateTrustRootCreate', { body: { ...body } })
const unverified = (reason: string) => ({
  status: 400,
  code: undefined,
  message: `Unable to verify root role: ${reason}`,
})

describe('a trust root', () => {
  test('is kept to the letter, whatever its fields are called', async () => {
    const body = await rootRole([ada], { expires })
    const root = await create(body)
    expect(root).toEqual({ id: root.id, timeCreated: rack.now, rootRole: body })
    expect(await operator.does('systemUpdateTrustRootView', { params: { trustRootId: root.id } })).toEqual(root)
  })

  test('is listed with the others by id, page by page', async () => {
    const made = [await create(await rootRole([ada], { expires })), await create(await rootRole([ada], { expires }))]
    const { items } = await operator.does('systemUpdateTrustRootList', {})
    const ids = items.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted())
    expect(ids).toEqual(expect.arrayContaining(made.map(({ id }) => id)))
    const first = await operator.does('systemUpdateTrustRootList', { query: { limit: 1 } })
    const rest = await operator.does('systemUpdateTrustRootList', { query: { pageToken: first.nextPage } })
    expect([...first.items, ...rest.items]).toEqual(items)
  })

  test('is gone once it is deleted', async () => {
    const params = { trustRootId: (await create(await rootRole([ada], { expires }))).id }
    await operator.does('systemUpdateTrustRootDelete', { params })
    const gone = notFound('tuf-trust-root', { id: params.trustRootId })
    expect(await operator.isRefused('systemUpdateTrustRootView', { params })).toEqual(gone)
    expect(await operator.isRefused('systemUpdateTrustRootDelete', { params })).toEqual(gone)
    expect(await operator.isRefused('systemUpdateTrustRootDelete', { params: { trustRootId: MISSING } })).toMatchObject(
      { status: 404 },
    )
  })

  test.each([
    ['with Ed25519', [ada], 1],
    ['with ECDSA', [ben], 1],
    ['by two, both of whom must', [ada, ben], 2],
    ['by two, one of whom must', [ada, ben], 1],
  ])('may be signed %s', async (_, signers, threshold) => {
    await create(await rootRole(signers, { expires, threshold }))
  })
})

describe('refused is', () => {
  test('a root that fewer have signed than must', async () => {
    const body = await rootRole([ada, ben], { expires })
    expect(await refusal({ ...body, signatures: body.signatures.slice(0, 1) })).toEqual(
      unverified('the root role has 1 of the 2 signatures that it must have'),
    )
    expect(await refusal({ ...body, signatures: [] })).toMatchObject({ status: 400 })
  })

  test('a root that one has signed twice where two must', async () => {
    const body = await rootRole([ada, ben], { expires })
    const [first] = body.signatures
    expect(await refusal({ ...body, signatures: [first, first] })).toMatchObject({ status: 400 })
  })

  test('a root in which one key stands under two ids', async () => {
    const alias = { ...ada, keyid: 'another-id' }
    expect(await refusal(await rootRole([ada, alias], { expires }))).toEqual(
      unverified('the root role has 1 of the 2 signatures that it must have'),
    )
  })

  test.each([
    ['Ed25519', ada],
    ['ECDSA', ben],
  ])('a root that was changed after it was signed with %s', async (_, signer) => {
    const body = await rootRole([signer], { expires })
    expect(await refusal({ ...body, signed: { ...body.signed, version: 2 } })).toEqual(
      unverified('the root role has 0 of the 1 signatures that it must have'),
    )
  })

  test('a root that somebody else has signed', async () => {
    const body = await rootRole([ada], { expires })
    const { signatures } = await signedBy([eve], body.signed)
    expect(await refusal({ ...body, signatures })).toMatchObject({ status: 400 })
    const [sig] = signatures.map((signature) => ({ ...signature, keyid: ada.keyid }))
    expect(await refusal({ ...body, signatures: [sig] })).toMatchObject({ status: 400 })
  })

  test.each([
    ['nothing', {}],
    ['no signatures', { signed: {} }],
    ['another role', signedBy([ada], { _type: 'targets', spec_version: '1.0.31', version: 1, expires, targets: {} })],
    ['signatures that are none', rootRole([ada], { expires }).then((r) => ({ ...r, signatures: [{ keyid: 1 }] }))],
    ['a threshold of none', rootRole([ada], { expires, threshold: 0 })],
    ['fractions', rootRole([ada], { expires }).then((root) => ({ ...root, signed: { ...root.signed, extra: 1.5 } }))],
  ])('what is no root: %s', async (_, body) => {
    expect(await refusal(await body)).toEqual({
      status: 400,
      code: undefined,
      message: expect.stringMatching(
        /^Unable to verify root role: the (?:root role is not as|document has no canonical)/,
      ),
    })
  })

  test('a signature that is not even one', async () => {
    const body = await rootRole([ada], { expires })
    const signatures = body.signatures.map(({ keyid }) => ({ keyid, sig: 'not hex' }))
    expect(await refusal({ ...body, signatures })).toEqual(
      unverified('the root role has 0 of the 1 signatures that it must have'),
    )
  })

  test('a body that is no JSON object', async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    for (const body of ['[]', '1', '{']) {
      const request = new Request('http://rack.test/v1/system/update/trust-roots', { ...init, body })
      expect((await operator.raw(request)).status, body).toBe(400)
    }
  })
})
