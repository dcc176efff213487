/** What VPCs are for. */
export const aboutVpcs =
  'A VPC is a private network, in which the instances of a project reach each other. Its firewall rules decide what may come in and go out.'
