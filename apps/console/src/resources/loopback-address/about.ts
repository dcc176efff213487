export const aboutLoopbacks =
  'A loopback address belongs to a switch itself and not to one of its ports: it is reached as long as any port is up.'
