import { Badge } from '@plenum/ui'
import type { Image } from '@plenum/api'

/** Who can use an image, in a word. */
export function imageScope({ projectId }: Image): 'Project' | 'Silo' {
  return projectId ? 'Project' : 'Silo'
}

export function ImageScopeBadge({ image }: { image: Image }) {
  return (
    <Badge variant="tag" tone={image.projectId ? 'accent' : 'idle'}>
      {imageScope(image)}
    </Badge>
  )
}
