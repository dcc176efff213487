export const aboutLots =
  'An address lot is a set of blocks of addresses. Switches take their own addresses from it, and its networks can be announced to BGP peers.'
