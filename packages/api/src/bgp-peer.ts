import { z } from 'zod'
import { IpAddress, IpNet } from './ip.ts'
import { Name, NameOrId } from './scalars.ts'
import { Uint32, Uint8, VlanId } from './uint.ts'

/** Longest MD5 key of a peer, in characters; they must be printable ASCII. */
export const MD5_AUTH_KEY_MAX = 80

/** Which prefixes pass: all of them, or those that are listed. */
export const ImportExportPolicy = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('no_filtering') }),
    z.object({ type: z.literal('allow'), value: z.array(IpNet) }),
  ])
  .meta({ id: 'ImportExportPolicy' })
export type ImportExportPolicy = z.infer<typeof ImportExportPolicy>

/** A router at the other end of a switch port's link, as it is set and as it is viewed. All times are in seconds. */
export const BgpPeer = z
  .object({
    bgpConfig: NameOrId,
    /** The link that the peer is reached over. */
    interfaceName: Name,
    addr: IpAddress,
    /** Silence after which the session is given up. */
    holdTime: Uint32,
    /** Wait after a session has failed before another is tried. */
    idleHoldTime: Uint32,
    /** Wait between the connection and our first message on it. */
    delayOpen: Uint32,
    /** Wait between attempts to connect. */
    connectRetry: Uint32,
    /** Time between the messages that keep a session alive. */
    keepalive: Uint32,
    /** Absent or null: a peer of any autonomous system will do. */
    remoteAsn: Uint32.nullish(),
    /** Least time to live that packets of the peer must have left (RFC 5082); absent or null: any. */
    minTtl: Uint8.nullish(),
    /** Signs the session (RFC 2385). Too long a key can be read, and is then refused by the rule. */
    md5AuthKey: z.string().meta({ maxLength: MD5_AUTH_KEY_MAX }).nullish(),
    /** Told to the peer: of several ways to us it should take the one with the lowest. */
    multiExitDiscriminator: Uint32.nullish(),
    /** Tags that our announcements carry (RFC 1997). */
    communities: z.array(Uint32),
    /** Given to the peer's routes: of several ways to a place the one with the highest is taken. */
    localPref: Uint32.nullish(),
    /** Refuse routes that do not begin with the peer's own autonomous system. */
    enforceFirstAs: z.boolean(),
    allowedImport: ImportExportPolicy,
    allowedExport: ImportExportPolicy,
    /** Absent or null: untagged. */
    vlanId: VlanId.nullish(),
  })
  .meta({ id: 'BgpPeer' })
export type BgpPeer = z.infer<typeof BgpPeer>
