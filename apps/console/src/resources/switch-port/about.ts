export const aboutPorts =
  'The ports at the front of the switches connect the rack with the networks outside. A port does nothing until settings are applied to it.'
