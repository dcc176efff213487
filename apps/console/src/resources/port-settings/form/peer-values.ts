import { MD5_AUTH_KEY_MAX } from '@plenum/api/bgp-peer'
import type { ImportExportPolicy } from '@plenum/api'
import { z } from 'zod'
import { numberInput } from '../../../form/number-input.ts'
import { communityText, readCommunities } from '../communities.ts'
import { readPrefixes, whyNotHoldTime, whyNotPeerAddress, whyNotVlan } from './rules.ts'
import { given } from './values.ts'
import type { PeerRow } from './values.ts'

const UINT32_MAX = 4_294_967_295

function numberUpTo(max: number, min = 0) {
  const isGood = (value: number) => Number.isInteger(value) && value >= min && value <= max
  return { needed: numberInput.refine(isGood, `must be ${min} to ${max}`), isGood }
}

const uint32 = numberUpTo(UINT32_MAX)
const optional = (max: number, min?: number) => {
  const { isGood } = numberUpTo(max, min)
  return numberInput.refine((value) => Number.isNaN(value) || isGood(value), `must be ${min ?? 0} to ${max}`)
}

const fields = z.object({
  interfaceName: z.string().min(1),
  bgpConfig: z.string().min(1),
  addr: z.string(),
  remoteAsn: optional(UINT32_MAX, 1),
  md5AuthKey: z
    .string()
    .max(MD5_AUTH_KEY_MAX, `must be at most ${MD5_AUTH_KEY_MAX} characters`)
    .regex(/^[\x20-\x7e]*$/, 'must be printable ASCII'),
  minTtl: optional(255),
  vlanId: numberInput,
  holdTime: uint32.needed,
  keepalive: uint32.needed,
  idleHoldTime: uint32.needed,
  connectRetry: uint32.needed,
  delayOpen: uint32.needed,
  communities: z.string(),
  localPref: optional(UINT32_MAX),
  multiExitDiscriminator: optional(UINT32_MAX),
  enforceFirstAs: z.boolean(),
  importMode: z.enum(['no_filtering', 'allow']),
  importPrefixes: z.string(),
  exportMode: z.enum(['no_filtering', 'allow']),
  exportPrefixes: z.string(),
})

export type PeerValues = z.infer<typeof fields>

function whyNotPrefixes(text: string): string | undefined {
  const { wrong } = readPrefixes(text)
  return wrong === undefined ? undefined : `${wrong} is no network`
}

export function peerSchema(others: readonly PeerRow[]) {
  return fields.superRefine((values, ctx) => {
    const refuse = (path: keyof PeerValues, message: string | undefined) => {
      if (message !== undefined) ctx.addIssue({ code: 'custom', path: [path], message })
    }
    const { wrong } = readCommunities(values.communities)
    refuse('addr', whyNotPeerAddress(values.addr.trim(), values.interfaceName, others))
    refuse('vlanId', whyNotVlan(values.vlanId))
    refuse('holdTime', whyNotHoldTime(values.holdTime, values.keepalive))
    refuse('communities', wrong === undefined ? undefined : `${wrong} is no community`)
    for (const way of ['import', 'export'] as const)
      if (values[`${way}Mode`] === 'allow') refuse(`${way}Prefixes`, whyNotPrefixes(values[`${way}Prefixes`]))
  }) satisfies z.ZodType<PeerValues, PeerValues>
}

/** As routers usually are: a peer that falls silent is given up after six seconds. */
export function newPeer(interfaceName: string, bgpConfig: string): PeerValues {
  return {
    interfaceName,
    bgpConfig,
    addr: '',
    remoteAsn: Number.NaN,
    md5AuthKey: '',
    minTtl: Number.NaN,
    vlanId: Number.NaN,
    holdTime: 6,
    keepalive: 2,
    idleHoldTime: 3,
    connectRetry: 3,
    delayOpen: 0,
    communities: '',
    localPref: Number.NaN,
    multiExitDiscriminator: Number.NaN,
    enforceFirstAs: false,
    importMode: 'no_filtering',
    importPrefixes: '',
    exportMode: 'no_filtering',
    exportPrefixes: '',
  }
}

const linesOf = (policy: ImportExportPolicy) => (policy.type === 'allow' ? policy.value.join('\n') : '')
const orEmpty = (value: number | null | undefined) => value ?? Number.NaN

export function peerValues({ allowedImport, allowedExport, ...peer }: PeerRow): PeerValues {
  return {
    ...peer,
    remoteAsn: orEmpty(peer.remoteAsn),
    md5AuthKey: peer.md5AuthKey ?? '',
    minTtl: orEmpty(peer.minTtl),
    vlanId: orEmpty(peer.vlanId),
    communities: peer.communities.map(communityText).join(', '),
    localPref: orEmpty(peer.localPref),
    multiExitDiscriminator: orEmpty(peer.multiExitDiscriminator),
    importMode: allowedImport.type,
    importPrefixes: linesOf(allowedImport),
    exportMode: allowedExport.type,
    exportPrefixes: linesOf(allowedExport),
  }
}

function policyOf(type: ImportExportPolicy['type'], text: string): ImportExportPolicy {
  return type === 'allow' ? { type, value: readPrefixes(text).prefixes } : { type }
}

/** A peer as it is sent; the values have passed the schema. */
export function peerRow(values: PeerValues): PeerRow {
  const { importMode, importPrefixes, exportMode, exportPrefixes, ...peer } = values
  return {
    ...peer,
    addr: peer.addr.trim(),
    remoteAsn: given(peer.remoteAsn),
    md5AuthKey: peer.md5AuthKey === '' ? undefined : peer.md5AuthKey,
    minTtl: given(peer.minTtl),
    vlanId: given(peer.vlanId),
    communities: readCommunities(peer.communities).communities,
    localPref: given(peer.localPref),
    multiExitDiscriminator: given(peer.multiExitDiscriminator),
    allowedImport: policyOf(importMode, importPrefixes),
    allowedExport: policyOf(exportMode, exportPrefixes),
  }
}
