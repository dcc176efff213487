import type { OperationId } from '@plenum/api'

/**
 * What each of those who may ask gets: `+` may, `u` is not known (401), `f` is forbidden (403), `h` sees nothing there
 * (404). Who asks has one role and no other; a place of three letters is for viewer, collaborator and admin.
 *
 * What is asked for is in the silo `demo`. After the bar come those of another silo, who are asking for the same: where
 * a row lets them, it is because the operation is about the caller's own silo, about the fleet, or about nobody at all.
 */
const rows = {
  //                nobody     demo            |     other silo
  //                signed in   silo proj fleet   silo proj fleet
  everyone: '       + + +++ +++ +++ | + +++ +++ +++',
  signedIn: '       u + +++ +++ +++ | + +++ +++ +++',
  own: '            u + hhh hhh hhh | h hhh hhh hhh',

  readFleet: '      u f fff fff +++ | f fff fff +++',
  changeFleet: '    u f fff fff ff+ | f fff fff ff+',
  addSilo: '        u f fff fff f++ | f fff fff f++',
  readPools: '      u f fff fff +++ | h hhh hhh +++',
  readInFleet: '    u h hhh hhh +++ | h hhh hhh +++',
  changeInFleet: '  u h hhh hhh ff+ | h hhh hhh ff+',

  readSilo: '       u + +++ +++ +++ | h hhh hhh +++',
  changeSilo: '     u f ff+ fff f++ | h hhh hhh f++',
  manageUsers: '    u f ff+ fff ff+ | h hhh hhh ff+',
  // As above, but that the silo has holders of roles on the fleet, whom its own administrators may not let others be.
  sayWhoIsWho: '    u f fff fff ff+ | h hhh hhh ff+',
  readProvider: '   u h +++ hhh +++ | h hhh hhh +++',
  changeOwnSilo: '  u f ff+ fff f++ | f ff+ fff f++',
  manageOwnSilo: '  u f ff+ fff ff+ | f ff+ fff ff+',
  readInOwnSilo: '  u + +++ +++ +++ | h hhh hhh hhh',
  manageInSilo: '   u h hh+ hhh hh+ | h hhh hhh hhh',

  listInSilo: '     u f +++ fff fff | f +++ fff fff',
  addToSilo: '      u f f++ fff fff | f f++ fff fff',
  addImage: '       u f f++ fff fff | f fhh fff fff',
  readSiloImage: '  u h +++ hhh hhh | h hhh hhh hhh',
  changeSiloImage: 'u h f++ hhh hhh | h hhh hhh hhh',
  promote: '        u h f++ fff hhh | h hhh hhh hhh',

  readProject: '    u h +++ +++ hhh | h hhh hhh hhh',
  changeProject: '  u h f++ ff+ hhh | h hhh hhh hhh',
  changeInProject: 'u h f++ f++ hhh | h hhh hhh hhh',
} as const
type Row = keyof typeof rows

function isRow(name: string): name is Row {
  return name in rows
}

export const rowNames: readonly Row[] = Object.keys(rows).filter(isRow)

/** Letters in the order of the callers. */
export function lettersOf(row: Row): string[] {
  return Array.from(rows[row].replaceAll(/[ |]/g, ''))
}

/** Every operation, and those that ask for another right when they are asked in another way, by the row that holds. */
const entries: Readonly<Record<Row, string>> = {
  everyone: 'ping, loginLocal, loginSaml, logout, deviceAuthRequest, deviceAccessToken',
  signedIn: `
    currentUserView, currentUserGroups, deviceAuthConfirm, currentUserAccessTokenList, currentUserSshKeyList,
    currentUserSshKeyCreate, policyView, userList, groupList, utilizationView, authSettingsView, siloMetric`,
  own: 'currentUserAccessTokenDelete, currentUserSshKeyView, currentUserSshKeyDelete',
  readFleet: `
    systemPolicyView, userBuiltinList, siloList, systemQuotasList, siloUtilizationList, ipPoolList, rackList,
    sledList, sledListUninitialized, physicalDiskList, switchList, networkingSwitchPortList,
    networkingSwitchPortSettingsList, networkingAddressLotList, networkingLoopbackAddressList,
    networkingBgpConfigList, networkingBgpAnnounceSetList, networkingBgpStatus, networkingBgpExported,
    networkingBgpImportedRoutesIpv4, networkingBgpMessageHistory, networkingBfdStatus, networkingAllowListView,
    networkingInboundIcmpView, systemMetric, systemTimeseriesQuery, systemTimeseriesSchemaList, alertClassList,
    alertReceiverList, targetReleaseView, systemUpdateTrustRootList, supportBundleList`,
  changeFleet: `
    systemPolicyUpdate, siloCreate with fleet roles, ipPoolCreate, sledAdd, networkingSwitchPortSettingsCreate,
    networkingSwitchPortSettingsDelete, networkingAddressLotCreate, networkingLoopbackAddressCreate,
    networkingBgpConfigCreate, networkingBgpAnnounceSetUpdate, networkingBfdEnable, networkingBfdDisable,
    networkingAllowListUpdate, networkingInboundIcmpUpdate, webhookReceiverCreate, systemUpdatePutRepository,
    targetReleaseUpdate, systemUpdateTrustRootCreate, supportBundleCreate`,
  readPools: 'siloIpPoolList',
  addSilo: 'siloCreate',
  readInFleet: `
    userBuiltinView, ipPoolView, ipPoolUtilizationView, ipPoolServiceView, ipPoolRangeList,
    ipPoolServiceRangeList, ipPoolSiloList, rackView, sledView, sledPhysicalDiskList, sledInstanceList,
    physicalDiskView, switchView, networkingSwitchPortStatus, networkingSwitchPortLldpConfigView,
    networkingSwitchPortLldpNeighbors, networkingSwitchPortSettingsView, networkingAddressLotBlockList,
    networkingBgpAnnouncementList, alertReceiverView, alertDeliveryList, webhookSecretsList,
    systemUpdateGetRepository, systemUpdateTrustRootView, supportBundleView, supportBundleIndex,
    supportBundleDownload, supportBundleHead, supportBundleDownloadFile, supportBundleHeadFile`,
  changeInFleet: `
    ipPoolUpdate, ipPoolDelete, ipPoolRangeAdd, ipPoolRangeRemove, ipPoolServiceRangeAdd,
    ipPoolServiceRangeRemove, ipPoolSiloLink, ipPoolSiloUpdate, ipPoolSiloUnlink, sledSetProvisionPolicy,
    networkingSwitchPortApplySettings, networkingSwitchPortClearSettings, networkingSwitchPortLldpConfigUpdate,
    networkingAddressLotDelete, networkingLoopbackAddressDelete, networkingBgpConfigDelete,
    networkingBgpAnnounceSetDelete, alertReceiverDelete, alertReceiverSubscriptionAdd,
    alertReceiverSubscriptionRemove, alertDeliveryResend, alertReceiverProbe, webhookReceiverUpdate,
    webhookSecretsAdd, webhookSecretsDelete, systemUpdateTrustRootDelete, supportBundleDelete`,
  readSilo: `
    siloView, siloView by name, siloPolicyView, siloQuotasView, siloUtilizationView, siloUserList, siloUserView,
    siloIdentityProviderList`,
  changeSilo: 'siloDelete, siloPolicyUpdate, siloQuotasUpdate',
  manageUsers: 'localIdpUserCreate, localIdpUserDelete, localIdpUserSetPassword',
  sayWhoIsWho: 'samlIdentityProviderCreate',
  readProvider: 'samlIdentityProviderView, samlIdentityProviderView by name',
  changeOwnSilo: 'policyUpdate, authSettingsUpdate',
  manageOwnSilo: 'certificateList, certificateCreate',
  readInOwnSilo: 'userList of a group, groupView, projectIpPoolView, projectIpPoolView by name',
  manageInSilo: 'certificateView, certificateView by name, certificateDelete',
  listInSilo: 'projectList, imageList of the silo, projectIpPoolList',
  addToSilo: 'projectCreate',
  addImage: 'imageCreate in the silo',
  readSiloImage: 'imageView of the silo, imageView of the silo by name',
  changeSiloImage: 'imageDelete of the silo, imageDemote',
  promote: 'imagePromote',
  readProject: `
    projectView, projectView by name, projectPolicyView, instanceList, instanceView, instanceView by name,
    instanceSshPublicKeyList, instanceDiskList, instanceExternalIpList, instanceSerialConsole,
    instanceNetworkInterfaceList, instanceNetworkInterfaceView, instanceAffinityGroupList,
    instanceAntiAffinityGroupList, diskList, diskView, diskMetricsList, snapshotList, snapshotView, imageList,
    imageView, affinityGroupList, affinityGroupView, affinityGroupMemberList, affinityGroupMemberInstanceView,
    antiAffinityGroupList, antiAffinityGroupView, antiAffinityGroupMemberList,
    antiAffinityGroupMemberInstanceView, vpcList, vpcView, vpcSubnetList, vpcSubnetView, vpcSubnetView by name,
    vpcSubnetListNetworkInterfaces, vpcRouterList, vpcRouterView, vpcRouterRouteList, vpcRouterRouteView,
    vpcFirewallRulesView, internetGatewayList, internetGatewayView, internetGatewayIpPoolList,
    internetGatewayIpAddressList, floatingIpList, floatingIpView, probeList, siloMetric of a project,
    timeseriesQuery`,
  changeProject: 'projectUpdate, projectUpdate by name, projectDelete, projectPolicyUpdate',
  changeInProject: `
    instanceCreate, instanceCreate with a floating IP, instanceCreate with an ephemeral IP,
    instanceCreate into a group, instanceUpdate, instanceDelete, instanceStart, instanceStart by name, instanceStop, instanceReboot,
    instanceDiskAttach, instanceDiskDetach, instanceEphemeralIpAttach, instanceEphemeralIpDetach,
    instanceSerialConsoleStream, instanceNetworkInterfaceCreate, instanceNetworkInterfaceUpdate,
    instanceNetworkInterfaceDelete, diskCreate, diskCreate of a snapshot, diskDelete, diskBulkWriteImportStart,
    diskBulkWriteImport, diskBulkWriteImportStop, diskFinalizeImport, snapshotCreate, snapshotDelete, imageCreate,
    imageDelete, affinityGroupCreate, affinityGroupUpdate, affinityGroupDelete, affinityGroupMemberInstanceAdd,
    affinityGroupMemberInstanceDelete, antiAffinityGroupCreate, antiAffinityGroupUpdate, antiAffinityGroupDelete,
    antiAffinityGroupMemberInstanceAdd, antiAffinityGroupMemberInstanceDelete, vpcCreate, vpcUpdate, vpcDelete,
    vpcSubnetCreate, vpcSubnetUpdate, vpcSubnetDelete, vpcRouterCreate, vpcRouterUpdate, vpcRouterDelete,
    vpcRouterRouteCreate, vpcRouterRouteUpdate, vpcRouterRouteDelete, vpcRouterRouteDelete by name,
    vpcFirewallRulesUpdate, internetGatewayCreate, internetGatewayDelete, internetGatewayIpPoolCreate,
    internetGatewayIpPoolDelete, internetGatewayIpAddressCreate, internetGatewayIpAddressDelete, floatingIpCreate,
    floatingIpUpdate, floatingIpDelete, floatingIpAttach, floatingIpDetach, probeCreate, probeView, probeDelete`,
}

/** What is asked for, by the row that says who may. */
export const access = rowNames.flatMap((row) => entries[row].split(',').map((name) => ({ name: name.trim(), row })))

/**
 * Where "may" shows by a refusal of another sort, since what would work cannot be brought about for all who ask. All
 * others must get what the contract promises for success.
 */
export const showsBy: Partial<Record<OperationId, number>> = {
  /** There are projects in the silo. */
  siloDelete: 400,
  /** Nobody has asked for the code. */
  deviceAccessToken: 400,
  /** There is no such provider. */
  loginSaml: 404,
  /** Whoever may have the stream is told that this is no way to get it. */
  instanceSerialConsoleStream: 400,
  /** It takes two steps, and the first has been undone when the second comes. */
  diskFinalizeImport: 409,
  /** That is no repository. */
  systemUpdatePutRepository: 400,
  /** That is no root. */
  systemUpdateTrustRootCreate: 400,
}
