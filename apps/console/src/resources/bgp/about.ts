export const aboutBgp =
  'The switches tell the routers outside which networks are in the rack, and learn from them how to reach others. A peer is set up in the settings of a switch port; it speaks for a configuration, which announces a set of networks.'

export const bgpTabs = [
  { to: '/system/networking/bgp', label: 'Status' },
  { to: '/system/networking/bgp/configs', label: 'Configurations' },
  { to: '/system/networking/bgp/announce-sets', label: 'Announce sets' },
  { to: '/system/networking/bgp/routes', label: 'Routes' },
  { to: '/system/networking/bgp/history', label: 'Messages' },
] as const

/** The tab that an address belongs to; forms over a tab are below it, or at its own address with `-new`. */
export function bgpTabAt(pathname: string): string {
  const [, ...others] = bgpTabs
  return (others.find(({ to }) => pathname.startsWith(to)) ?? bgpTabs[0]).to
}
