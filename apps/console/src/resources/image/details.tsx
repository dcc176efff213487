import { Dash, Size, Truncate } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { Image as ImageIcon } from 'lucide-react'
import { Details } from '../details.tsx'
import { ImageScopeBadge } from './scope-badge.tsx'

interface ImageDetailsProps {
  image: Image
  onDismiss: () => void
}

/** What an image is, to be read: none of it can be changed. */
export function ImageDetails({ image, onDismiss }: ImageDetailsProps) {
  const { os, version, size, blockSize, digest } = image
  return (
    <Details
      title="Image details"
      icon={<ImageIcon aria-hidden="true" />}
      resource={image}
      onDismiss={onDismiss}
      items={[
        { label: 'Shared with', value: <ImageScopeBadge image={image} /> },
        { label: 'OS', value: os || <Dash /> },
        { label: 'Version', value: version || <Dash /> },
        { label: 'Size', value: <Size bytes={size} /> },
        { label: 'Block size', value: `${blockSize} bytes` },
        ...(digest
          ? [{ label: 'SHA-256', value: <Truncate text={digest.value} maxLength={32} at="middle" isMono hasCopy /> }]
          : []),
      ]}
    />
  )
}
