import {
  Button,
  Dash,
  DateTime,
  InfoPopover,
  PageHeader,
  PropertiesTable,
  RowActions,
  Size,
  Skeleton,
  Truncate,
} from '@plenum/ui'
import type { SupportBundle } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Download, PackageOpen } from 'lucide-react'
import { queryClient } from '../../api/query.ts'
import { DownloadProgress } from '../../transfer/download-progress.tsx'
import { useDownload } from '../../transfer/downloads.ts'
import { copyId } from '../copy-id.tsx'
import { aboutBundles } from './about.ts'
import { bundleDeletion } from './deletion.ts'
import { bundleFileName, downloadBundle } from './download.ts'
import { useWhyNotBundles } from './permission.ts'
import { bundleQuery, bundleSizeQuery, named } from './queries.ts'
import { BundleStateBadge, whyNotDownload } from './state.tsx'

/** What a bundle is, and all that can be done to it as a whole. */
export function BundleHeader({ bundle }: { bundle: SupportBundle }) {
  const { id, state, timeCreated, reasonForCreation, reasonForFailure } = bundle
  const navigate = useNavigate()
  const download = useDownload(id)
  const leave = async () => {
    const { queryKey } = bundleQuery(id)
    // What is being asked for right now would not be found any more.
    await queryClient.cancelQueries({ queryKey })
    await navigate({ to: '/system/support-bundles' })
    queryClient.removeQueries({ queryKey })
  }
  const row = named(bundle)
  const removal = bundleDeletion({ leave, whyNot: useWhyNotBundles() })
  return (
    <>
      <PageHeader
        title={`Support bundle ${row.name}`}
        icon={<PackageOpen />}
        info={<InfoPopover topic="support bundles" heading="Support bundles" summary={aboutBundles} />}
        actions={
          <>
            <Button
              variant="primary"
              icon={<Download />}
              disabledReason={whyNotDownload(bundle) ?? (download && 'It is being downloaded')}
              onPress={() => void downloadBundle(id)}
            >
              Download
            </Button>
            <RowActions
              label="Support bundle actions"
              size="md"
              items={[copyId(id), { ...removal.entry(row), startsGroup: true }]}
            />
          </>
        }
      />
      <PropertiesTable
        columns={2}
        items={[
          { label: 'State', value: <BundleStateBadge state={state} /> },
          { label: 'Created', value: <DateTime date={timeCreated} /> },
          { label: 'Size', value: state === 'active' ? <BundleSize id={id} /> : <Dash /> },
          { label: 'Reason', value: reasonForCreation || <Dash /> },
          { label: 'ID', value: <Truncate text={id} maxLength={36} at="middle" isMono hasCopy /> },
          ...(reasonForFailure ? [{ label: 'Why it failed', value: reasonForFailure }] : []),
        ]}
      />
      {download && <DownloadProgress name={bundleFileName(id)} download={download} />}
    </>
  )
}

function BundleSize({ id }: { id: string }) {
  const { data, error } = useQuery(bundleSizeQuery(id))
  if (data) return <Size bytes={data.size} />
  return error ? <Dash /> : <Skeleton className="h-3 w-16" />
}
