/**
 * What the demo fleet trusts and has been given: a root whose signer everybody knows (`scripts/make-update.mjs` signs with
 * it), so that uploading a release can be tried.
 */

const KEY_ID = '5bbae0fdec88cd6b7dc0f8d62fbe3f0b569f9ced438238ddd3d9bc0299476c7f'
const role = { keyids: [KEY_ID], threshold: 1 }

export const demoTrustRoot = {
  signed: {
    _type: 'root',
    spec_version: '1.0.31',
    version: 1,
    expires: '2099-12-31T00:00:00Z',
    consistent_snapshot: true,
    keys: {
      [KEY_ID]: {
        keytype: 'ed25519',
        scheme: 'ed25519',
        keyval: { public: '5ab3f12afe61758b3e6671cccd3adf5506b14400e10f582fe2805a91c6c2d087' },
      },
    },
    roles: { root: role, timestamp: role, snapshot: role, targets: role },
  },
  signatures: [
    {
      keyid: KEY_ID,
      sig:
        '545f87b304cc2aa46b5889f77fc852e4ee62fabfe152ea7cbb26905d95844b1b' +
        'b09f4cf81e456f0c62c60163b52f46bf1b3388f76f540c35a41ace784dc0a503',
    },
  ],
}

const version = '1.0.0'

export const demoRelease = {
  repo: {
    systemVersion: version,
    fileName: 'plenum-demo-1.0.0.zip',
    hash: '336c6f077bdf9f7fb7df5bf84ffd122a33d98b12612db431b4dcafdf19e889ff',
    targetsRoleVersion: 1,
    validUntil: '2099-12-31T00:00:00.000Z',
  },
  artifacts: [
    {
      id: { name: 'control-plane', version, kind: 'control_plane' },
      hash: 'f0d2eaa3deb1609ee6925b9db4ad16dca989f6aeb94f17ca5c371446b77f84b2',
      size: 3700,
    },
    {
      id: { name: 'host-os', version, kind: 'host' },
      hash: '1a1334d6edd5421f6316cf272f50d2050df5cd6ca0e5ebde40dc08ebb4053d58',
      size: 3100,
    },
    {
      id: { name: 'sled-firmware', version, kind: 'sled_sp' },
      hash: 'c8bf207d6ac1f8d1de8e7658f2e5db4a775f5c88d615bb4a937e01c5c66f0178',
      size: 3700,
    },
    {
      id: { name: 'switch-firmware', version, kind: 'switch_sp' },
      hash: 'c7611c7804a3927171a99135b5c344f23619461b976a07804b5681f30f86dafb',
      size: 3900,
    },
  ],
}
