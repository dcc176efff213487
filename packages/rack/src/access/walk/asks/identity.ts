import { DEVICE_GRANT_TYPE } from '@plenum/api'
import { DEMO_PASSWORD } from '../../../fleet/demo-data.ts'
import { publicKey } from '../../../testing/bodies.ts'
import { named } from '../ask.ts'
import type { Asks } from '../ask.ts'

const disallowed = { mode: 'login_disallowed' } as const
const noRoles = { roleAssignments: [] }

/** Who somebody is, what is their own, and who is what. */
export const identityAsks = {
  ping: () => ({}),
  loginLocal: () => ({ params: { siloName: 'demo' }, body: { username: 'viewer', password: DEMO_PASSWORD } }),
  loginSaml: () => ({ params: { siloName: 'demo', providerName: 'none' }, body: new Blob(['SAMLResponse=x']) }),
  logout: () => ({}),
  currentUserView: () => ({}),
  currentUserGroups: () => ({}),
  deviceAuthRequest: () => ({ body: { clientId: crypto.randomUUID() } }),
  deviceAuthConfirm: ({ userCode }) => ({ body: { userCode } }),
  deviceAccessToken: () => ({
    body: { grantType: DEVICE_GRANT_TYPE, deviceCode: 'none', clientId: crypto.randomUUID() },
  }),
  currentUserAccessTokenList: () => ({}),
  currentUserAccessTokenDelete: ({ accessToken }) => ({ params: { tokenId: accessToken } }),
  currentUserSshKeyList: () => ({}),
  currentUserSshKeyCreate: () => ({ body: { ...named, publicKey } }),
  currentUserSshKeyView: ({ sshKey }) => ({ params: { sshKey } }),
  currentUserSshKeyDelete: ({ sshKey }) => ({ params: { sshKey } }),
  policyView: () => ({}),
  policyUpdate: () => ({ body: noRoles }),
  projectPolicyView: ({ project }) => ({ params: { project } }),
  projectPolicyUpdate: ({ project }) => ({ params: { project }, body: noRoles }),
  siloPolicyView: ({ silo }) => ({ params: { silo } }),
  siloPolicyUpdate: ({ silo }) => ({ params: { silo }, body: noRoles }),
  systemPolicyView: () => ({}),
  systemPolicyUpdate: () => ({ body: noRoles }),
  userList: () => ({}),
  groupList: () => ({}),
  groupView: ({ group }) => ({ params: { groupId: group } }),
  userBuiltinList: () => ({}),
  userBuiltinView: () => ({ params: { user: 'db-init' } }),
  siloUserList: ({ silo }) => ({ query: { silo } }),
  siloUserView: ({ silo, user }) => ({ params: { userId: user }, query: { silo } }),
  localIdpUserCreate: ({ silo }) => ({ query: { silo }, body: { externalId: 'made', password: disallowed } }),
  localIdpUserDelete: ({ silo, user }) => ({ params: { userId: user }, query: { silo } }),
  localIdpUserSetPassword: ({ silo, user }) => ({ params: { userId: user }, query: { silo }, body: disallowed }),
} satisfies Partial<Asks>
