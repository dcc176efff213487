import { Link } from '@tanstack/react-router'
import { DoorOpen, Globe } from 'lucide-react'
import { PoolName } from '../ip-pool/name.tsx'
import type { GatewayWithAttachments } from '../internet-gateway/queries.ts'
import type { VpcParams } from '../vpc/queries.ts'
import { sizes } from './arrangement.ts'
import { Box, NoneInside, pictureLinkClass } from './box.tsx'
import type { BoxProps } from './box.tsx'

type Place = Pick<BoxProps, 'rect' | 'isTouched' | 'isDimmed'>

export function GatewayInPicture({
  params,
  box,
  ...place
}: Place & { params: VpcParams; box: GatewayWithAttachments }) {
  const { gateway, pools, addresses } = box
  return (
    <Box
      {...place}
      label={`Internet gateway ${gateway.name}`}
      icon={<DoorOpen />}
      title={
        <Link
          to="/projects/$project/vpcs/$vpc/internet-gateways/$gateway"
          params={{ ...params, gateway: gateway.name }}
          className={pictureLinkClass}
        >
          {gateway.name}
        </Link>
      }
      detail="internet gateway"
    >
      {pools.length + addresses.length === 0 && <NoneInside>Nothing is attached</NoneInside>}
      <ul className="m-0 list-none p-0 text-xs">
        {addresses.map(({ id, address }) => (
          <li key={id} style={{ height: sizes.route }} className="flex items-center gap-2 px-3">
            <span className="text-faint">Address</span> <span className="min-w-0 truncate font-mono">{address}</span>
          </li>
        ))}
        {pools.map(({ id, ipPoolId }) => (
          <li key={id} style={{ height: sizes.route }} className="flex items-center gap-2 px-3">
            <span className="text-faint">Pool</span>{' '}
            <span className="min-w-0 truncate">
              <PoolName id={ipPoolId} />
            </span>
          </li>
        ))}
      </ul>
    </Box>
  )
}

export function OutsideInPicture(place: Place) {
  return <Box {...place} label="Outside" icon={<Globe />} title="Outside" detail="internet" />
}
