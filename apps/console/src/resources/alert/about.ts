export const aboutReceivers =
  'An alert receiver is told when something happens in the fleet: a webhook, to which each alert of the classes that it subscribes to is posted.'

export const aboutClasses =
  'Every alert is of a class. Receivers subscribe to classes by name, or to many at once with a pattern.'

export const aboutDeliveries =
  'An alert on its way to a receiver. It is tried three times within some minutes; then it has failed and can be sent again from here.'
