import { Card, PageHeader, PropertiesTable } from '@plenum/ui'
import { createFileRoute } from '@tanstack/react-router'
import { BookOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { rolesOf } from '../../../resources/access/role-words.ts'
import type { Scope } from '../../../resources/access/standing.ts'

export const Route = createFileRoute('/_signed-in/help/access')({
  staticData: { crumbs: [{ label: 'Roles and groups' }] },
  component: AccessHelp,
})

const words = (scope: Scope) => rolesOf(scope).map(({ role, words }) => ({ label: role, value: words }))

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card title={title}>
      <div className="flex flex-col gap-3 text-muted">{children}</div>
    </Card>
  )
}

function AccessHelp() {
  return (
    <>
      <PageHeader title="Roles and groups" icon={<BookOpen />} />
      <div className="flex max-w-3xl flex-col gap-5">
        <Section title="Roles in the silo">
          <PropertiesTable columns={1} items={words('silo')} />
        </Section>
        <Section title="Roles in a project">
          <PropertiesTable columns={1} items={words('project')} />
          <p>Of several roles the strongest counts.</p>
        </Section>
        <Section title="Where roles come from">
          <p>
            An admin gives a role to a user or to a group. Everybody in the group has it. Which groups somebody is in,
            the identity provider says at each sign-in.
          </p>
          <p>
            Without any role there is nothing to see. Ask your administrator to give a role to you or to one of your
            groups. If you should be in groups and are in none, the identity provider may not be sending them: the name
            of its attribute for groups belongs into the provider’s settings in the silo.
          </p>
        </Section>
      </div>
    </>
  )
}
