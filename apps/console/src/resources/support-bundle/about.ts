export const aboutBundles =
  'A support bundle is a zip archive of what the control plane knows of the rack, for those who help with it. Passwords, tokens, keys and user data are not in it. Each takes a disk of its own until it is deleted.'
