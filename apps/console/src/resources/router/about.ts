/** What routers are for. */
export const aboutRouters =
  'A router decides where packets go that leave a subnet. The system router serves all subnets of the VPC; a custom router serves those that it is chosen for, and its routes come first.'
