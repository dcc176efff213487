import { Button, buttonClass, cellLinkClass } from '@plenum/ui'
import type { Column } from '@plenum/ui'
import type { Image } from '@plenum/api'
import { isAtLeast } from '@plenum/api/roles'
import { createFileRoute, Link, Outlet, useNavigate } from '@tanstack/react-router'
import { ArrowDownToLine, ArrowUpFromLine, Image as ImageIcon } from 'lucide-react'
import { query, queryClient } from '../../api/query.ts'
import { createdColumn, descriptionColumn, idColumn, nameColumn, sizeColumn } from '../../list/columns.tsx'
import { ListPage } from '../../list/list-page.tsx'
import { listSearch } from '../../list/search.ts'
import { loadList } from '../../list/source.ts'
import type { ListSource } from '../../list/source.ts'
import { siloPolicyQuery } from '../../resources/access/place.ts'
import { useSiloRole } from '../../resources/access/use-silo-role.ts'
import { copyId } from '../../resources/copy-id.tsx'
import { imageDeletion } from '../../resources/image/deletion.ts'
import { usePageActions } from '../../shell/page-actions.tsx'

/** A page of them at a time: who may not see any is told so, not that there are none. */
const sharedImages: ListSource<Image> = { page: (page) => query('imageList', { query: page }) }

export const Route = createFileRoute('/_signed-in/_images')({
  validateSearch: listSearch,
  staticData: { crumbs: [{ label: 'Images', to: '/images' }] },
  loaderDeps: ({ search }) => search,
  loader: ({ deps }) => Promise.all([loadList(sharedImages, deps), queryClient.ensureQueryData(siloPolicyQuery)]),
  component: SiloImages,
})

const columns: readonly Column<Image>[] = [
  nameColumn(
    ({ name, id }) => (
      <Link to="/images/$image" params={{ image: id }} search className={cellLinkClass}>
        {name}
      </Link>
    ),
    '22%',
  ),
  descriptionColumn('30%'),
  { id: 'os', header: 'OS', value: ({ os }) => os },
  { id: 'version', header: 'Version', value: ({ version }) => version },
  sizeColumn(({ size }) => size),
  createdColumn(),
  idColumn(),
]

const promotion = { label: 'Promote image', to: '/images-promote' } as const

function SiloImages() {
  const navigate = useNavigate()
  const mayChange = isAtLeast(useSiloRole(), 'collaborator')
  const whyNot = mayChange ? undefined : 'Only a collaborator or an admin of the silo can change what it shares'
  usePageActions(mayChange ? [promotion] : [])
  return (
    <ListPage
      id="silo-images"
      title="Silo images"
      noun={{ one: 'image', many: 'images' }}
      icon={<ImageIcon />}
      about="Every project of the silo can make disks from these images. Promote an image of a project to share it here."
      actions={
        mayChange ? (
          <Link to={promotion.to} search className={buttonClass({ variant: 'primary' })}>
            <ArrowUpFromLine aria-hidden="true" /> {promotion.label}
          </Link>
        ) : (
          <Button variant="primary" icon={<ArrowUpFromLine />} disabledReason={whyNot}>
            {promotion.label}
          </Button>
        )
      }
      source={sharedImages}
      columns={columns}
      rowActions={(image) => [
        copyId(image.id),
        {
          label: 'Demote',
          icon: <ArrowDownToLine />,
          disabledReason: whyNot,
          onAction: () => void navigate({ to: '/images/$image/demote', params: { image: image.id }, search: true }),
        },
        { ...imageDeletion.entry(image), disabledReason: whyNot },
      ]}
      bulk={[{ ...imageDeletion.bulk, whyNot: () => whyNot }]}
    >
      <Outlet />
    </ListPage>
  )
}
