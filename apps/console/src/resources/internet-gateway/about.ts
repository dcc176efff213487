/** What internet gateways are for. */
export const aboutGateways =
  'An internet gateway is a way out of a VPC. Routes lead to it; the pool or address that is attached to it says from which addresses packets leave.'
