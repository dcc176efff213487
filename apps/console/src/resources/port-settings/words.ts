import type { LinkFec, LinkSpeed, SwitchPortGeometry } from '@plenum/api'

/** How a port is split, and the names that its links have. */
export const geometries: Record<SwitchPortGeometry, { label: string; description: string; links: readonly string[] }> =
  {
    qsfp28x1: { label: 'QSFP28 × 1', description: 'One link over all four lanes', links: ['phy0'] },
    qsfp28x2: { label: 'QSFP28 × 2', description: 'Two links over two lanes each', links: ['phy0', 'phy1'] },
    sfp28x4: {
      label: 'SFP28 × 4',
      description: 'Four links over a lane each',
      links: ['phy0', 'phy1', 'phy2', 'phy3'],
    },
  }

/** In Gbit/s. */
const speeds = {
  speed0_g: 0,
  speed1_g: 1,
  speed10_g: 10,
  speed25_g: 25,
  speed40_g: 40,
  speed50_g: 50,
  speed100_g: 100,
  speed200_g: 200,
  speed400_g: 400,
} as const satisfies Record<LinkSpeed, number>

/** "100 Gbit/s". */
export function speedText(speed: LinkSpeed): string {
  return `${speeds[speed]} Gbit/s`
}

/** Forward error correction. */
export const fecWords: Record<LinkFec, string> = { none: 'None', firecode: 'Firecode', rs: 'Reed–Solomon' }

export function fecText(fec: LinkFec | null | undefined): string {
  return fec ? fecWords[fec] : 'Left to the switch'
}
