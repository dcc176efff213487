import type {
  AddressLot,
  AddressLotBlock,
  AllowList,
  BfdSessionEnable,
  BgpAnnounceSet,
  BgpAnnouncement,
  BgpConfig,
  InboundIcmp,
  LoopbackAddress,
  PhysicalDisk,
  Rack,
  Sled,
  Switch,
  SwitchPort,
  SwitchPortSettings,
  UninitializedSled,
} from '@plenum/api'

/** What is kept of the rack itself and of its own network. */

/** Something in the rack that could become a sled. It stays until it is one. */
export interface UninitializedSledDocument extends UninitializedSled {
  id: string
  /** Of the sled that it becomes; null while nobody has asked for it. */
  sledId: string | null
  /** When it has been set up; null while nobody has asked for it. */
  dueAt: number | null
}

export interface SwitchPortDocument extends SwitchPort {
  /** When its settings were last applied or changed; null while it has none. */
  timeApplied: Date | null
}

export interface AddressLotBlockDocument extends AddressLotBlock {
  addressLotId: string
}

export interface LoopbackAddressDocument extends LoopbackAddress {
  addressLotId: string
  anycast: boolean
}

export interface BgpAnnounceSetDocument extends BgpAnnounceSet {
  announcements: Omit<BgpAnnouncement, 'announceSetId'>[]
}

export interface BgpConfigDocument extends BgpConfig {
  bgpAnnounceSetId: string
}

export interface BfdSessionDocument extends BfdSessionEnable {
  id: string
  timeCreated: Date
}

/** `id` is that of the fleet. */
export interface AllowListDocument extends AllowList {
  id: string
}

/** `id` is that of the fleet. */
export interface InboundIcmpDocument extends InboundIcmp {
  id: string
}

export interface RackDocuments {
  rack: Rack
  sled: Sled
  uninitializedSled: UninitializedSledDocument
  physicalDisk: PhysicalDisk
  switch: Switch
  switchPort: SwitchPortDocument
  switchPortSettings: SwitchPortSettings
  addressLot: AddressLot
  addressLotBlock: AddressLotBlockDocument
  loopbackAddress: LoopbackAddressDocument
  bgpAnnounceSet: BgpAnnounceSetDocument
  bgpConfig: BgpConfigDocument
  bfdSession: BfdSessionDocument
  allowList: AllowListDocument
  inboundIcmp: InboundIcmpDocument
}
