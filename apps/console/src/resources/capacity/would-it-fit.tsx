import { Badge, Card, Message, NumberField, Select } from '@plenum/ui'
import { GiB } from '@plenum/api/bytes'
import { isProvisionable, tenantCapacity } from '@plenum/api/capacity-rules'
import { instanceLimits } from '@plenum/api/instance-rules'
import type { SiloUtilization, Sled } from '@plenum/api'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { totalOf } from '../../metrics/resource-counts.ts'
import type { SledLoad } from '../sled/load.ts'
import { fit, fits } from './fit.ts'
import type { Demand } from './fit.ts'
import { placeText, shortageText } from './words.ts'

interface WouldItFitProps {
  sleds: readonly Sled[]
  loads: ReadonlyMap<string, SledLoad>
  silos: readonly SiloUtilization[]
}

interface Values {
  count: number
  cpus: number
  memoryGiB: number
  storageGiB: number
}

/** Undefined while a field is empty or says less than one instance. */
function demandOf({ count, cpus, memoryGiB, storageGiB }: Values): Demand | undefined {
  const isComplete = count >= 1 && cpus >= 1 && memoryGiB > 0 && storageGiB >= 0
  return isComplete ? { count, cpus, memory: memoryGiB * GiB, storage: storageGiB * GiB } : undefined
}

function Line({ label, isEnough, children }: { label: string; isEnough: boolean; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7rem_1fr] items-baseline gap-x-3 gap-y-0.5 py-1.5 max-sm:grid-cols-1">
      <dt>
        <Badge tone={isEnough ? 'ok' : 'danger'}>{label}</Badge>
      </dt>
      <dd className="m-0 text-muted">{children}</dd>
    </div>
  )
}

interface AnswerProps extends WouldItFitProps {
  silo: SiloUtilization
  demand: Demand
}

function Answer({ sleds, loads, silos, silo, demand }: AnswerProps) {
  const open = sleds.filter(isProvisionable)
  const known = open.flatMap((sled) => {
    const load = loads.get(sled.id)
    return load
      ? [{ threads: sled.usableHardwareThreads - load.threads, memory: sled.usablePhysicalRam - load.memory }]
      : []
  })
  const answer = fit(demand, {
    quota: silo.allocated,
    inUse: silo.provisioned,
    capacity: tenantCapacity(sleds),
    provisioned: totalOf(silos.map((each) => each.provisioned)),
    rooms: known,
  })
  const things = demand.count === 1 ? 'The instance' : `The ${demand.count.toLocaleString()} instances`
  const isFitting = fits(answer, demand)
  if (known.length < open.length) return <p className="text-sm text-muted">Looking at what runs on the sleds…</p>
  return (
    <>
      <Message tone={isFitting ? 'ok' : 'notice'}>
        {isFitting
          ? `${things} would fit.`
          : `${things} would not fit: ${lacking(answer.quota.length > 0, answer.rack.length > 0, answer.placed < demand.count, silo.siloName)}.`}
      </Message>
      <dl className="m-0 text-sm">
        <Line label="Quota" isEnough={answer.quota.length === 0}>
          {answer.quota.length === 0
            ? `The quotas of ${silo.siloName} allow it`
            : `The quotas of ${silo.siloName} lack ${shortageText(answer.quota)}`}
        </Line>
        <Line label="Rack" isEnough={answer.rack.length === 0}>
          {answer.rack.length === 0
            ? 'Tenants can have as much of the rack together'
            : `What tenants can have of the rack lacks ${shortageText(answer.rack)}`}
        </Line>
        <Line label="Single sled" isEnough={answer.placed === demand.count}>
          {placeText(answer, demand.count)}
        </Line>
      </dl>
    </>
  )
}

const list = new Intl.ListFormat('en', { type: 'conjunction' })

function lacking(quota: boolean, rack: boolean, sled: boolean, siloName: string): string {
  const missing = [
    ...(quota ? [`quota of ${siloName}`] : []),
    ...(rack ? ['room in the rack'] : []),
    ...(sled ? ['room on a single sled'] : []),
  ]
  return `${list.format(missing)} ${missing.length === 1 ? 'is' : 'are'} missing`
}

/** Tells whether so many instances could be made, and if not, what is missing: quota, the rack, or a single sled. */
export function WouldItFit({ sleds, loads, silos }: WouldItFitProps) {
  const [siloId, setSiloId] = useState(silos[0]?.siloId ?? '')
  const [values, setValues] = useState<Values>({ count: 1, cpus: 4, memoryGiB: 16, storageGiB: 100 })
  const silo = silos.find((candidate) => candidate.siloId === siloId)
  const demand = demandOf(values)
  const set = (key: keyof Values) => (value: number) => setValues((old) => ({ ...old, [key]: value }))
  return (
    <Card title="Would it fit?">
      <div className="flex flex-col gap-4">
        <p className="text-sm text-muted">
          Whether a silo could have these instances now. Tenants can have 70% of what the sleds in service have
          together; one sled has to have room for the whole of an instance.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label="Silo"
            options={silos.map(({ siloId: value, siloName }) => ({ value, label: siloName }))}
            value={siloId}
            onChange={setSiloId}
          />
          <NumberField label="Instances" value={values.count} minValue={1} onChange={set('count')} />
          <NumberField
            label="vCPUs of each"
            value={values.cpus}
            minValue={1}
            maxValue={instanceLimits.vcpus}
            onChange={set('cpus')}
          />
          <NumberField
            label="Memory of each"
            unit="GiB"
            value={values.memoryGiB}
            minValue={instanceLimits.memoryMin / GiB}
            maxValue={instanceLimits.memoryMax / GiB}
            onChange={set('memoryGiB')}
          />
          <NumberField label="Disks of each" unit="GiB" value={values.storageGiB} onChange={set('storageGiB')} />
        </div>
        <output aria-label="Answer" className="flex flex-col gap-3">
          {silo && demand ? (
            <Answer {...{ sleds, loads, silos, silo, demand }} />
          ) : (
            <p className="text-sm text-muted">Say what is to fit.</p>
          )}
        </output>
      </div>
    </Card>
  )
}
