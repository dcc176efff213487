import type { MenuEntry } from '@plenum/ui'
import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import type { BundleRow } from './queries.ts'

interface BundleDeletionOptions {
  /** Runs once it is on its way out, before anything is fetched anew: whoever shows it leaves. */
  leave?: () => Promise<void>
  whyNot: string | undefined
}

/** Deleting bundles; those that are being collected are given up. */
export function bundleDeletion({ leave, whyNot }: BundleDeletionOptions) {
  const made = deletion<BundleRow>({
    noun: { one: 'support bundle', many: 'support bundles' },
    consequence: {
      one: 'What is in it is lost, and its disk is free for another. If it is still being collected, that is given up.',
      many: 'What is in them is lost, and their disks are free for others. Those still being collected are given up.',
    },
    whyNot: ({ state }) => whyNot ?? (state === 'destroying' ? 'It is being deleted already' : undefined),
    run: async ({ id }) => {
      await call('supportBundleDelete', { params: { bundleId: id } })
      await leave?.()
    },
    refreshes: ['supportBundleList', 'supportBundleView'],
  })
  return {
    ...made,
    entry: (bundle: BundleRow): MenuEntry => ({
      ...made.entry(bundle),
      label: bundle.state === 'collecting' ? 'Cancel and delete' : 'Delete',
    }),
  }
}
