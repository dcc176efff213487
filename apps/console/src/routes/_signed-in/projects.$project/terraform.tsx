import { Button, CodeBlock, PageHeader, saveFile } from '@plenum/ui'
import { createFileRoute } from '@tanstack/react-router'
import { Download } from 'lucide-react'
import { gather } from '../../../terraform/gather.ts'
import type { TerraformScope } from '../../../terraform/gather.ts'
import { terraformText } from '../../../terraform/resource.ts'
import { terraformResources } from '../../../terraform/resources.ts'

function name(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

/** What there is, as a configuration: the whole project, or the part that the address names. */
export const Route = createFileRoute('/_signed-in/projects/$project/terraform')({
  validateSearch: (search: Record<string, unknown>): TerraformScope => ({
    instance: name(search['instance']),
    disk: name(search['disk']),
    vpc: name(search['vpc']),
  }),
  staticData: { crumbs: [{ label: 'Terraform' }] },
  loaderDeps: ({ search }) => search,
  loader: async ({ params, deps }) => terraformText(terraformResources(await gather(params.project, deps))),
  component: TerraformPage,
})

function TerraformPage() {
  const text = Route.useLoaderData()
  const { project } = Route.useParams()
  const { instance, disk, vpc } = Route.useSearch()
  const part = instance ?? disk ?? vpc
  return (
    <>
      <PageHeader
        title="Terraform"
        actions={
          <Button
            icon={<Download />}
            onPress={() => saveFile(`${part ?? project}.tf`, new Blob([text], { type: 'text/plain' }))}
          >
            Download
          </Button>
        }
      />
      <p className="-mt-3 max-w-3xl text-muted">
        {part === undefined ? `Everything in ${project}` : part}, as it is now. With the import blocks, Terraform takes
        over what is there instead of making it anew: run a plan and read it before you apply.
      </p>
      <CodeBlock text={text} language="HCL" />
    </>
  )
}
