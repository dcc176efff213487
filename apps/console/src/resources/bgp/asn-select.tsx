import { Select } from '@plenum/ui'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { allBgpConfigs } from './queries.ts'

/** Which of our autonomous systems is asked about: what the address says, or the first. */
export function useAsn(given: number | undefined): number | undefined {
  const { data } = useSuspenseQuery(allBgpConfigs)
  return given ?? data.items[0]?.asn
}

export function AsnSelect({ asn }: { asn: number }) {
  const navigate = useNavigate()
  const { data } = useSuspenseQuery(allBgpConfigs)
  return (
    <Select
      label="Our ASN"
      isCompact
      value={String(asn)}
      options={data.items.map((config) => ({ value: String(config.asn), label: `${config.asn} (${config.name})` }))}
      onChange={(value) =>
        void navigate({ to: '.', search: (old) => ({ ...old, asn: Number(value) }), resetScroll: false })
      }
    />
  )
}
