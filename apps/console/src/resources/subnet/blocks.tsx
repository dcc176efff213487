import { Button } from '@plenum/ui'
import { whyNotIpNet } from '@plenum/api/ip'
import { blockText, ipBlock } from '@plenum/api/ip-block'
import { assignableCount, nextIpv4Block, nextIpv6Block } from '@plenum/api/subnet-blocks'
import type { Vpc, VpcSubnet } from '@plenum/api'
import { useController } from 'react-hook-form'
import type { Control, FieldValues } from 'react-hook-form'
import { FormTextField } from '../../form/form-text-field.tsx'
import { isUneven, whyNotIpv4Block, whyNotIpv6Block } from './schema.ts'
import type { SubnetValues } from './schema.ts'

interface SubnetBlocksProps {
  control: Control<SubnetValues, unknown, FieldValues>
  vpc: Vpc
  subnets: readonly VpcSubnet[]
}

interface SuggestionProps {
  control: SubnetBlocksProps['control']
  name: 'ipv4Block' | 'ipv6Block'
  suggested: string | undefined
  whyNot: (text: string) => string | undefined
}

/** Under the field of a block, before anything is submitted: what is wrong with it, how much fits into it, the next free one. */
function BlockNotes({ control, name, suggested, whyNot }: SuggestionProps) {
  const { field, fieldState } = useController({ control, name })
  const text = field.value.trim()
  const reason = text === '' ? undefined : whyNot(text)
  const isReadable = text !== '' && whyNotIpNet(text) === undefined
  return (
    <div className="-mt-3.5 flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1 text-sm" aria-live="polite">
      {reason !== undefined && fieldState.error === undefined && isReadable && (
        <span className="text-danger">{reason}</span>
      )}
      {reason === undefined && isReadable && (
        <span className="text-muted">
          {isUneven(text) && `${blockText(ipBlock(text))}: `}
          {formatCount(assignableCount(text))} addresses for interfaces
        </span>
      )}
      {suggested !== undefined && suggested !== text && (
        <Button size="sm" variant="ghost" onPress={() => field.onChange(suggested)}>
          Use {suggested}
        </Button>
      )}
    </div>
  )
}

/** As digits, or as a power of two where those could not be read. */
function formatCount(count: bigint): string {
  return count < 1_000_000_000n ? count.toLocaleString() : `about 2^${count.toString(2).length}`
}

/** The networks of a new subnet, with the next that are free beside the others of its VPC. */
export function SubnetBlocks({ control, vpc, subnets }: SubnetBlocksProps) {
  const ipv4 = subnets.map(({ ipv4Block }) => ipv4Block)
  const ipv6 = subnets.map(({ ipv6Block }) => ipv6Block)
  return (
    <>
      <FormTextField
        control={control}
        name="ipv4Block"
        label="IPv4 block"
        hint="A private network, as in 10.0.0.0/24; it cannot be changed later"
        isMono
      />
      <BlockNotes
        {...{ control, name: 'ipv4Block', suggested: nextIpv4Block(ipv4) }}
        whyNot={(text) => whyNotIpv4Block(text, subnets)}
      />
      <FormTextField
        control={control}
        name="ipv6Block"
        label="IPv6 block"
        hint={`A /64 within ${vpc.ipv6Prefix}; a free one is taken when left empty`}
        isMono
        optional
      />
      <BlockNotes
        {...{ control, name: 'ipv6Block', suggested: nextIpv6Block(vpc.ipv6Prefix, ipv6) }}
        whyNot={(text) => whyNotIpv6Block(text, vpc.ipv6Prefix, subnets)}
      />
    </>
  )
}
