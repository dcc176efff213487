import { Button, DateTime, ErrorSummary, PropertiesTable, toast, useNow } from '@plenum/ui'
import type { Instance } from '@plenum/api'
import { z } from 'zod'
import { FormRadioGroup } from '../../form/form-radio-group.tsx'
import { LeaveGuard } from '../../form/leave-guard.tsx'
import { ShowRequest } from '../../form/show-request.tsx'
import { useResourceForm } from '../../form/use-resource-form.ts'
import { useProjectWrites } from '../project/writes.ts'
import { restartChoice, restartPolicies } from './restart-policy.ts'
import { restartStatus } from './restart-status.ts'
import { Section } from '../section.tsx'
import { instanceUpdateBody } from './update-body.ts'

const schema = z.object({ policy: z.enum(['default', 'never', 'best_effort']) })

/** Whether an instance comes back by itself after a failure. */
export function RestartForm({ project, instance }: { project: string; instance: Instance }) {
  const { whyNot } = useProjectWrites(project)
  const policy = restartChoice(instance)
  const status = useNow((now) => restartStatus(instance, now) ?? '')
  const { form, ...resource } = useResourceForm({
    operation: 'instanceUpdate',
    schema,
    defaultValues: { policy },
    toInput: (values) => ({
      params: { instance: instance.id },
      body: instanceUpdateBody(instance, {
        autoRestartPolicy: values.policy === 'default' ? null : values.policy,
      }),
    }),
    refreshes: ['instanceView', 'instanceList'],
    onSuccess: ({ name, autoRestartPolicy }) => {
      form.reset({ policy: restartChoice({ autoRestartPolicy }) })
      toast({ tone: 'success', content: `Restart policy of ${name} updated` })
    },
  })
  const { autoRestartCooldownExpiration: until, timeLastAutoRestarted: last } = instance
  return (
    <Section title="Auto-restart">
      <form
        noValidate
        onSubmit={(event) => void resource.submit(event)}
        className="flex flex-col gap-5 rounded-panel border border-line bg-surface-raised p-4"
      >
        <ErrorSummary errors={resource.errors} />
        <FormRadioGroup control={form.control} name="policy" label="Policy" options={restartPolicies} />
        <PropertiesTable
          columns={2}
          items={[
            { label: 'Cooldown until', value: until ? <DateTime date={until} /> : 'Not in a cooldown' },
            { label: 'Auto-restarted', value: last ? <DateTime date={last} /> : 'Never' },
            ...(status === '' ? [] : [{ label: 'Now', value: status }]),
          ]}
        />
        <div className="flex items-center gap-2">
          <Button
            type="submit"
            variant="primary"
            isPending={resource.isPending}
            disabledReason={whyNot ?? (resource.isDirty ? undefined : 'The policy is as it was')}
          >
            Save
          </Button>
          <ShowRequest form={resource} />
        </div>
      </form>
      <LeaveGuard form={resource} />
    </Section>
  )
}
