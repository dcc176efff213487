import type { Image } from '@plenum/api'
import { query } from '../../api/query.ts'
import { wholeList } from '../../list/source.ts'
import type { ListSource, PageOptions } from '../../list/source.ts'

/** Every image of a project, without those that the silo shares. */
export function projectImages(project: string) {
  return wholeList<Image>({ page: (page) => query('imageList', { query: { project, ...page } }) })
}

/** Every image that the silo shares with its projects. */
export function siloImages() {
  return wholeList<Image>({ page: (page) => query('imageList', { query: page }) })
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
