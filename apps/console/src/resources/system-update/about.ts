export const aboutUpdates =
  'The software of the rack comes as releases. The repository of a release is uploaded, held against the trust roots, and can then be made the target: the release that the rack shall run.'

export const aboutTrustRoots =
  'A trust root says whose signatures count. A repository that none of them leads to is refused when it is uploaded.'
