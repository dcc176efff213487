import { Link } from '@tanstack/react-router'
import { Waypoints } from 'lucide-react'
import type { VpcParams } from '../vpc/queries.ts'
import type { SubnetBox } from './arrangement.ts'
import { Box, NoneInside, pictureLinkClass } from './box.tsx'
import type { BoxProps } from './box.tsx'
import type { MemberRow } from './groups.ts'
import { GroupLine, MemberLine } from './member-row.tsx'

interface SubnetInPictureProps extends Pick<BoxProps, 'rect' | 'isTouched' | 'isDimmed'> {
  params: VpcParams
  box: SubnetBox
  /** The key of the row whose packets are shown. */
  active: string | undefined
  onPoint: (row: MemberRow, isPointed: boolean) => void
  onToggle: (group: string) => void
}

export function SubnetInPicture({ params, box, active, onPoint, onToggle, ...place }: SubnetInPictureProps) {
  const { subnet, rows } = box
  return (
    <Box
      {...place}
      label={`VPC subnet ${subnet.name}`}
      icon={<Waypoints />}
      title={
        <Link
          to="/projects/$project/vpcs/$vpc/subnets/$subnet"
          params={{ ...params, subnet: subnet.name }}
          className={pictureLinkClass}
        >
          {subnet.name}
        </Link>
      }
      detail={<span className="font-mono">{subnet.ipv4Block}</span>}
    >
      {rows.length === 0 ? (
        <NoneInside>No instances</NoneInside>
      ) : (
        <ul className="m-0 list-none p-0">
          {rows.map((row) => {
            const shared = { project: params.project, isActive: row.key === active }
            if (row.type === 'member')
              return (
                <MemberLine
                  key={row.key}
                  {...shared}
                  member={row.member}
                  isInGroup={row.isInGroup}
                  onPoint={(isPointed) => onPoint(row, isPointed)}
                />
              )
            return (
              <GroupLine
                key={row.key}
                {...shared}
                group={row}
                onToggle={() => onToggle(row.key)}
                onPoint={(isPointed) => onPoint(row, isPointed)}
              />
            )
          })}
        </ul>
      )}
    </Box>
  )
}
