import { buttonClass, CodeBlock, textLinkClass, TextField } from '@plenum/ui'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { SquareTerminal } from 'lucide-react'
import { useState } from 'react'
import { query, queryClient } from '../../../../api/query.ts'
import { externalIpsQuery } from '../../../../resources/external-ip/queries.ts'
import { cliCommand, loginFor, sshCommand, streamCommand } from '../../../../resources/instance/connect.ts'
import { instanceDisksQuery, instanceQuery } from '../../../../resources/instance/queries.ts'
import type { InstanceParams } from '../../../../resources/instance/queries.ts'
import { Section } from '../../../../resources/section.tsx'

export const Route = createFileRoute('/_signed-in/projects/$project/instances/$instance/connect')({
  staticData: { crumbs: [{ label: 'Connect' }] },
  loader: ({ params }) =>
    Promise.all([
      queryClient.ensureQueryData(instanceQuery(params)),
      queryClient.ensureQueryData(instanceDisksQuery(params)),
      queryClient.ensureQueryData(externalIpsQuery(params)),
    ]),
  component: Connect,
})

/** What the image that it was made from says it holds, as far as that can still be known. */
function useSystem(params: InstanceParams): string | undefined {
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  const { data: disks } = useSuspenseQuery(instanceDisksQuery(params))
  const image = disks.items.find(({ id }) => id === instance.bootDiskId)?.imageId
  const { data } = useQuery({
    ...query('imageView', { params: { image: image ?? '' } }),
    enabled: typeof image === 'string',
    throwOnError: false,
  })
  return data?.os
}

function Ssh({ params }: { params: InstanceParams }) {
  const { data: ips } = useSuspenseQuery(externalIpsQuery(params))
  const system = useSystem(params)
  const [typed, setTyped] = useState<string>()
  const login = typed ?? loginFor(system)
  const command = sshCommand(ips.items, login)
  return (
    <Section title="SSH">
      {command === undefined ? (
        <p className="text-muted">
          It has no external IP.{' '}
          <Link to="/projects/$project/instances/$instance/networking" params={params} className={textLinkClass}>
            Attach one
          </Link>{' '}
          to reach it from outside.
        </p>
      ) : (
        <div className="flex flex-col gap-3">
          <div className="max-w-80">
            <TextField
              label="User name"
              hint="In the instance: images make one of their own"
              isMono
              value={login}
              onChange={setTyped}
            />
          </div>
          <CodeBlock text={command} language="Shell" label="SSH command" />
          <p className="text-sm text-muted">
            Its firewall rules must let port 22 through, and your key must have been given to it when it was created.
          </p>
        </div>
      )}
    </Section>
  )
}

function Connect() {
  const params = Route.useParams()
  const { data: instance } = useSuspenseQuery(instanceQuery(params))
  return (
    <>
      <Section
        title="Serial console"
        actions={
          <Link
            to="/projects/$project/instances/$instance/serial-console"
            params={params}
            className={buttonClass({ size: 'sm' })}
          >
            <SquareTerminal aria-hidden="true" /> Connect
          </Link>
        }
      >
        <p className="text-muted">
          As if a screen and a keyboard were plugged in: it works without a network, and shows how the instance starts.
        </p>
        <CodeBlock text={cliCommand(params.project, instance.name)} language="Command line tool" />
        <CodeBlock text={streamCommand(window.location.origin, instance.id)} language="As a stream" />
      </Section>
      <Ssh params={params} />
    </>
  )
}
