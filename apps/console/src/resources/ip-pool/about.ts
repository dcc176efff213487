export const aboutPools =
  'An IP pool is a set of ranges of addresses. Silos that it is linked to draw floating and ephemeral IPs from it.'
