import { capitalise } from '@plenum/api/errors'
import type { VpcFirewallRuleTarget, VpcFirewallRuleUpdate } from '@plenum/api'
import { endTypes, protocolText } from './words.ts'

function ends(list: readonly VpcFirewallRuleTarget[]): string {
  return list.map(({ type, value }) => `${endTypes[type].label} ${value}`).join(', ') || 'none'
}

/** A filter that is absent lets all pass. */
function filter<T>(list: readonly T[] | null | undefined, text: (list: readonly T[]) => string): string {
  return list == null ? 'any' : text(list) || 'none'
}

/** All that a rule says, as lines to be compared. */
export function ruleFacts(rule: VpcFirewallRuleUpdate): { label: string; text: string }[] {
  const { name, description, status, action, direction, priority, targets, filters } = rule
  return [
    { label: 'Name', text: name },
    { label: 'Description', text: description || 'none' },
    { label: 'Status', text: capitalise(status) },
    { label: 'Action', text: capitalise(action) },
    { label: 'Direction', text: capitalise(direction) },
    { label: 'Priority', text: `${priority}` },
    { label: 'Targets', text: ends(targets) },
    { label: 'Hosts', text: filter(filters.hosts, ends) },
    { label: 'Protocols', text: filter(filters.protocols, (list) => list.map(protocolText).join(', ')) },
    { label: 'Ports', text: filter(filters.ports, (list) => list.join(', ')) },
  ]
}

/** The lines in which versions of a rule differ; of one that is not there every line is empty. */
export function differences(
  versions: readonly (VpcFirewallRuleUpdate | undefined)[],
): { label: string; texts: (string | undefined)[] }[] {
  const facts = versions.map((rule) => rule && ruleFacts(rule))
  const [some] = facts.filter((each) => each !== undefined)
  return (some ?? [])
    .map(({ label }, index) => ({ label, texts: facts.map((each) => each?.[index]?.text) }))
    .filter(({ texts }) => new Set(texts.filter((text) => text !== undefined)).size > 1)
}
