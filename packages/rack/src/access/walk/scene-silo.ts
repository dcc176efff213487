import { stableId } from '../../fleet/stable-id.ts'
import { publicKey } from '../../testing/bodies.ts'
import { Device } from '../../testing/device.ts'
import { addPool, freshRange } from '../../testing/network.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { certificateBase64, providerBody } from '../../testing/saml.ts'

export const IDLE_RANGE = { first: '10.230.0.1', last: '10.230.0.9' }

/** Which only silos of the other sort may have. */
async function addProvider(rack: RackUnderTest, silo: string): Promise<string> {
  await rack.sessionOf('operator')
  await rack.edit('silo', silo, (document) => ({ ...document, identityMode: 'saml_jit' }))
  const body = providerBody('kept', await certificateBase64(rack.now))
  const { id } = await rack.as('operator').does('samlIdentityProviderCreate', { query: { silo }, body })
  await rack.edit('silo', silo, (document) => ({ ...document, identityMode: 'local_only' }))
  return id
}

async function addUser(rack: RackUnderTest, siloId: string): Promise<string> {
  const user = { id: crypto.randomUUID(), siloId, externalId: 'somebody', timeCreated: rack.now, passwordHash: null }
  await rack.store.write((tx) => tx.insert('user', user))
  return user.id
}

/** What belongs to a silo and is not for its own people only. */
export async function addSiloThings(rack: RackUnderTest) {
  const siloId = await stableId('demo')
  return {
    user: await addUser(rack, siloId),
    provider: await addProvider(rack, siloId),
    userCode: (await new Device(rack).start()).userCode,
    /** Linked to the silo, and in use. */
    pool: await addPool(rack, 'walked', { isDefault: true }, [freshRange(64)]),
    /** Linked to the silo, and nothing uses it. */
    idlePool: await addPool(rack, 'idle', {}, [IDLE_RANGE]),
    freePool: await addPool(rack, 'free', null),
  }
}

/** What is in a silo and in no project of it; what is a person's own is that of who has the cookie. */
export async function addOwnThings(rack: RackUnderTest, ownersCookie: string) {
  const siloId = await stableId('demo')
  const owner = rack.stranger(ownersCookie)
  const body = { name: 'own', description: '', publicKey }
  const { id: sshKey } = await owner.does('currentUserSshKeyCreate', { body })
  await new Device(rack).tokenFrom(owner)
  const [token] = (await owner.does('currentUserAccessTokenList', {})).items
  const times = { timeCreated: rack.now, timeModified: rack.now }
  const certificate = { id: crypto.randomUUID(), siloId, name: 'kept', description: '', ...times } as const
  await rack.store.write((tx) =>
    tx.insert('certificate', { ...certificate, service: 'external_api', cert: '', key: '' }),
  )
  const group = await stableId('demo/group/engineering')
  return { group, sshKey, accessToken: token?.id ?? '', certificate: certificate.id }
}
