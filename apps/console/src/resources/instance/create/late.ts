/** What nobody needs before they use the form: what it is checked by, its dialogs, and what a switch brings up. */
export { CreateSshKey } from '../../ssh-key/create.tsx'
export { NewNicRow } from '../../network-interface/new-row.tsx'
export { PickFloatingIp } from '../../external-ip/pick-floating.tsx'
export { NewDiskRow } from './new-disk-row.tsx'
export { PickDiskRow } from './pick-disk-row.tsx'
export { instanceSchema } from './schema.ts'
export { UserDataFile } from './user-data-file.tsx'
