import { Button, Dash, DateTime, linkClass, Message, PropertiesTable } from '@plenum/ui'
import type { TargetRelease } from '@plenum/api'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Target } from 'lucide-react'
import { useState } from 'react'
import { Section } from '../section.tsx'
import { useWhyNotUpdates } from './permission.ts'
import { repositoryQuery } from './queries.ts'
import { SetTarget } from './set-target.tsx'
import { versionOf } from './target-rules.ts'
import { ValidUntil } from './valid-until.tsx'

/** The release that the rack shall run, and what that means. */
export function UpdateStatus({ target }: { target: TargetRelease }) {
  const version = versionOf(target)
  const whyNot = useWhyNotUpdates()
  const [isSetting, setSetting] = useState(false)
  const { data } = useQuery({ ...repositoryQuery(version ?? ''), enabled: version !== undefined })
  return (
    <>
      <Section
        title="Target release"
        actions={
          <Button icon={<Target />} disabledReason={whyNot} onPress={() => setSetting(true)}>
            Set target release
          </Button>
        }
      >
        <PropertiesTable
          columns={2}
          items={[
            {
              label: 'Release',
              value:
                version === undefined ? (
                  'None asked for yet'
                ) : (
                  <Link to="/system/update/repositories/$version" params={{ version }} className={linkClass}>
                    {version}
                  </Link>
                ),
            },
            { label: 'Asked for', value: version === undefined ? <Dash /> : <DateTime date={target.timeRequested} /> },
            {
              label: 'Valid until',
              value: data ? <ValidUntil text={data.description.repo.validUntil} /> : <Dash />,
            },
            { label: 'Generation', value: target.generation },
          ]}
        />
      </Section>
      {version === undefined ? (
        <Message tone="info" title="The rack runs whatever was installed by hand">
          Nobody has asked for a release here. Upload the repository of one, then set it as the target.
        </Message>
      ) : (
        <Message tone="info" title="What the target means">
          It is what the rack shall run; the control plane works towards it by itself. It can be replaced by a newer
          release at any time, but never by an older one. The generation counts how often somebody asked.
        </Message>
      )}
      {isSetting && <SetTarget target={target} onDismiss={() => setSetting(false)} />}
    </>
  )
}
