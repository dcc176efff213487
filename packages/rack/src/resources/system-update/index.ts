import { repositoryHandlers } from './repository.ts'
import { targetReleaseHandlers } from './target-release.ts'
import { trustRootHandlers } from './trust-root.ts'

export const systemUpdateHandlers = [...repositoryHandlers, ...targetReleaseHandlers, ...trustRootHandlers]
