import { lazy } from 'react'

/** All of it in one go, as soon as somebody reaches for the form. */
export const loadLate = () => import('./late.ts')

export const CreateSshKey = lazy(async () => ({ default: (await loadLate()).CreateSshKey }))
export const NewDiskRow = lazy(async () => ({ default: (await loadLate()).NewDiskRow }))
export const NewNicRow = lazy(async () => ({ default: (await loadLate()).NewNicRow }))
export const PickDiskRow = lazy(async () => ({ default: (await loadLate()).PickDiskRow }))
export const PickFloatingIp = lazy(async () => ({ default: (await loadLate()).PickFloatingIp }))
export const UserDataFile = lazy(async () => ({ default: (await loadLate()).UserDataFile }))
