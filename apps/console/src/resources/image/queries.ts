import type { Image } from '@plenum/api'
import { query } from '../../api/query.ts'
import { noneIfForbidden, wholeList } from '../../list/source.ts'
import type { ListSource, PageOptions } from '../../list/source.ts'

/** The page of an image: which one, as its URL says. */
export interface ImageParams {
  project: string
  /** A name is that of an image of the project; images of the silo are known by their ids. */
  image: string
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export function imageQuery({ project, image }: ImageParams) {
  return query('imageView', { params: { image }, ...(!uuid.test(image) && { query: { project } }) })
}

/** How an image is called in the URL of its page. */
export function imageParam({ id, name, projectId }: Image): string {
  return projectId ? name : id
}

/** Every image of a project, without those that the silo shares. */
export function projectImages(project: string) {
  return wholeList<Image>({ page: (page) => query('imageList', { query: { project, ...page } }) })
}

/** Every image that the silo shares with its projects. Who has a role in a project only may not see them: that is no error. */
export function siloImages() {
  return noneIfForbidden(wholeList<Image>({ page: (page) => query('imageList', { query: page }) }))
}

/** A project's own images and those of the silo, which has no page for them by itself. */
export function imagesFor(project: string): ListSource<Image> {
  const own = projectImages(project)
  const shared = siloImages()
  const both: PageOptions<Image> = {
    queryKey: [...own.queryKey, 'and the silo’s'],
    queryFn: async (context) => {
      const pages = await Promise.all([own.queryFn(context), shared.queryFn(context)])
      return { items: pages.flatMap(({ items }) => items), nextPage: pages.find(({ nextPage }) => nextPage)?.nextPage }
    },
  }
  return { isSortedByServer: false, page: () => both }
}
