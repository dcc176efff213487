import { Button, ComboBox, Message, SideModal, Skeleton } from '@plenum/ui'
import { useQueries, useSuspenseQuery } from '@tanstack/react-query'
import { membersOf } from '../user/queries.ts'
import type { AccessPlace } from './place.ts'
import { policiesQuery } from './queries.ts'
import { RoleBadge } from './role-badge.tsx'
import { allOf } from './role-words.ts'
import { standingOf } from './standing.ts'
import type { RoleSource, Standing } from './standing.ts'

/** The groups with a role in which somebody is; undefined as long as that is not known. */
function useGroupsOf(place: AccessPlace, user: string | undefined) {
  const { data: people } = useSuspenseQuery(place.people)
  const { data: policies } = useSuspenseQuery(policiesQuery(place))
  const assignments = Object.values(policies).flatMap(({ roleAssignments }) => roleAssignments)
  // What the others are in makes no difference: they have no role to pass on.
  const withRole = people.groups.filter(({ id }) => assignments.some(({ identityId }) => identityId === id))
  return useQueries({
    queries: withRole.map(({ id }) => ({ ...membersOf(id), enabled: user !== undefined })),
    combine: (results) => ({
      error: results.find(({ error }) => error !== null)?.error,
      groups: results.every(({ data }) => data !== undefined)
        ? withRole.filter((_, index) => results[index]?.data?.items.some(({ id }) => id === user))
        : undefined,
    }),
  })
}

/** "Group engineering", "directly". */
function wayOf({ group, scope }: RoleSource, isInProject: boolean): string {
  const who = group ? `group ${group.displayName}` : 'directly'
  return isInProject ? `${who}, ${scope === 'silo' ? 'inherited from the silo' : 'in this project'}` : who
}

interface PersonProps {
  place: AccessPlace
  name: string
  standing: Standing
}

function Person({ place, name, standing: { effective, sources } }: PersonProps) {
  const isInProject = place.scope === 'project'
  if (effective === undefined)
    return (
      <Message tone="notice" title={`${name} has no role here`}>
        {isInProject
          ? 'They cannot see that the project is there.'
          : 'Only projects that give them a role are open to them.'}
      </Message>
    )
  return (
    <>
      <section aria-labelledby="may" className="flex flex-col gap-2">
        <h3 id="may" className="flex flex-wrap items-center gap-2 font-medium">
          {name} may act as <RoleBadge role={effective} />
        </h3>
        <ul className="flex list-disc flex-col gap-1 ps-5 text-sm text-muted">
          {allOf(place.scope, effective).map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="why" className="flex flex-col gap-2">
        <h3 id="why" className="font-medium">
          Because of
        </h3>
        <ul className="flex flex-col divide-y divide-line rounded-panel border border-line bg-surface-raised text-sm">
          {sources.map((source) => (
            <li
              key={`${source.scope} ${source.role} ${source.group?.id ?? ''}`}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2"
            >
              <RoleBadge scope={source.scope} role={source.role} />
              <span className="min-w-0 text-muted wrap-anywhere">
                {wayOf(source, isInProject)}
                {source.gives !== source.role && `, which makes them ${source.gives} here`}
              </span>
            </li>
          ))}
        </ul>
        {sources.length > 1 && <p className="text-sm text-muted">Of several the strongest counts.</p>}
      </section>
    </>
  )
}

interface CheckPersonProps {
  place: AccessPlace
  /** The id of the user. */
  user: string | undefined
  onChoose: (user: string) => void
  onDismiss: () => void
}

/** What somebody may do in a place, and why. */
export function CheckPerson({ place, user, onChoose, onDismiss }: CheckPersonProps) {
  const { data: people } = useSuspenseQuery(place.people)
  const { data: policies } = useSuspenseQuery(policiesQuery(place))
  const chosen = people.users.find(({ id }) => id === user)
  const { groups, error } = useGroupsOf(place, chosen?.id)
  return (
    <SideModal title="What a person may do" onDismiss={onDismiss} footer={<Button onPress={onDismiss}>Close</Button>}>
      <ComboBox
        label="Person"
        placeholder="Select a user"
        hint={`What they may do ${place.where}, and which roles and groups it comes from`}
        value={chosen?.id ?? ''}
        onChange={onChoose}
        options={people.users
          .map(({ id, displayName }) => ({ value: id, label: displayName }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
      />
      {error && <Message tone="danger">{error.message}</Message>}
      {chosen && !groups && !error && <Skeleton className="h-24" />}
      {chosen && groups && (
        <Person place={place} name={chosen.displayName} standing={standingOf(chosen, groups, policies)} />
      )}
    </SideModal>
  )
}
