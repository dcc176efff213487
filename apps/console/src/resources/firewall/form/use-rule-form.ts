import { zodResolver } from '@hookform/resolvers/zod'
import { toast } from '@plenum/ui'
import type { VpcFirewallRuleUpdate } from '@plenum/api'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '../../../form/use-draft.ts'
import type { ResourceForm } from '../../../form/use-resource-form.ts'
import type { VpcParams } from '../../vpc/queries.ts'
import { mergeRules } from '../merge.ts'
import type { RuleEdit } from '../merge.ts'
import { useSaveRules } from '../use-save-rules.ts'
import { ruleForm, ruleOf, valuesOf } from './rule-values.ts'
import type { RuleValues } from './rule-values.ts'

const secrets: readonly never[] = []
const operation = 'vpcFirewallRulesUpdate'

export interface RuleFormOptions {
  at: VpcParams
  /** All rules, as they were when the form was opened. */
  base: readonly VpcFirewallRuleUpdate[]
  /** The rule that is edited; undefined for a new one. */
  edited: VpcFirewallRuleUpdate | undefined
  initial: VpcFirewallRuleUpdate
  /** With the name it has by now; undefined when another version was kept. */
  onSaved: (name: string | undefined) => void
}

/** Names that other rules have. */
export function takenNames({ base, edited }: Pick<RuleFormOptions, 'base' | 'edited'>): ReadonlySet<string> {
  return new Set(base.flatMap(({ name }) => (name === edited?.name ? [] : name)))
}

/** The form that becomes a write of all rules: as `useResourceForm`, but for a call that others may have come before. */
export function useRuleForm(options: RuleFormOptions) {
  const { at, base, edited, initial, onSaved } = options
  const schema = ruleForm(takenNames(options))
  const form = useForm<RuleValues, unknown, RuleValues>({
    resolver: zodResolver(schema),
    defaultValues: valuesOf(initial),
    mode: 'onSubmit',
  })
  const pathname = useLocation({ select: (location) => location.pathname })
  const draft = useDraft(form, { pathname, operation }, secrets)
  const isOver = useRef(false)
  const [errors, setErrors] = useState<string[]>([])
  const end = () => {
    isOver.current = true
    draft.drop()
  }
  const { send, isPending, ...choice } = useSaveRules({
    at,
    onSaved: (edits) => {
      end()
      if (edits.length === 0) toast({ tone: 'info', content: 'The other version was kept' })
      onSaved(edits.find(({ after }) => after)?.after?.name)
    },
    onFailed: (message) => setErrors([message]),
    takesConflicts: (conflicts) => {
      if (edited || !conflicts.some(({ kind }) => kind === 'taken')) return false
      const message = 'Another rule of this VPC has been given this name meanwhile: edit that one instead'
      form.setError('name', { message }, { shouldFocus: true })
      setErrors([message])
      return true
    },
  })
  const editOf = (values: RuleValues): RuleEdit => ({ before: edited, after: ruleOf(values) })
  const resource: ResourceForm = {
    submit: form.handleSubmit(
      (values) => {
        setErrors([])
        return send([editOf(values)])
      },
      () => setErrors([]),
    ),
    isPending,
    isDirty: form.formState.isDirty,
    errors,
    draft,
    end,
    mayLose: () => form.formState.isDirty && !isOver.current,
    describe: () => {
      const parsed = schema.safeParse(form.getValues())
      if (parsed.success) {
        const { rules } = mergeRules([editOf(parsed.data)], base)
        return { operation, input: { query: at, body: { rules } }, secrets }
      }
      return { operation, missing: parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) }
    },
  }
  return { form, resource, ...choice }
}
