/** What is stale once an interface is made, changed or deleted. */
export const nicRefreshes = [
  'instanceNetworkInterfaceList',
  'instanceNetworkInterfaceView',
  'vpcSubnetListNetworkInterfaces',
  'instanceView',
] as const
