import { linkRow, newLink } from './link-values.ts'
import type { SettingsValues } from './values.ts'

/** Most ports are one link at full speed. */
export function newSettings(): SettingsValues {
  return {
    name: '',
    description: '',
    geometry: 'qsfp28x1',
    groups: [],
    links: [linkRow(newLink('phy0', 'qsfp28x1'))],
    interfaces: [],
    addresses: [],
    routes: [],
    bgpPeers: [],
  }
}
