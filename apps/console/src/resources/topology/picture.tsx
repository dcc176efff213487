import { useState } from 'react'
import type { VpcParams } from '../vpc/queries.ts'
import { arrange, OUTSIDE, pictureWidth, touched as touchedBy } from './arrangement.ts'
import { WayOutText } from './caption.tsx'
import { GatewayInPicture, OutsideInPicture } from './gateway-box.tsx'
import type { MemberRow } from './groups.ts'
import { Lines } from './lines.tsx'
import type { Member, Topology } from './model.ts'
import { RouterInPicture } from './router-box.tsx'
import { SubnetInPicture } from './subnet-box.tsx'
import { useWayOut } from './use-way-out.ts'
import { useZoom } from './use-zoom.ts'
import { ZoomBar } from './zoom-bar.tsx'

interface Active {
  subnetId: string
  row: string
  /** An instance, or several in one row. */
  label: string
  member: Member | undefined
}

const nothing: ReadonlySet<string> = new Set()

/** A VPC as boxes and lines. Pointing at an instance, or focusing it, shows how its packets get outside. */
export function TopologyPicture({ params, topology }: { params: VpcParams; topology: Topology }) {
  const [open, setOpen] = useState(nothing)
  const [active, setActive] = useState<Active>()
  const { ref, onScroll, view, ...zoom } = useZoom(pictureWidth)
  const arrangement = arrange(topology, open, view)
  const { layout } = arrangement
  const subnet = topology.subnets.find((each) => each.subnet.id === active?.subnetId)?.subnet
  const wayOut = useWayOut(topology, subnet, active?.member)
  const touched = wayOut
    ? touchedBy(wayOut.path, wayOut.source !== undefined && wayOut.source.kind !== 'none')
    : nothing
  const placeOf = (id: string) => ({
    rect: layout.boxes.get(id),
    isTouched: touched.has(id),
    isDimmed: touched.size > 0 && !touched.has(id),
  })
  const point = (subnetId: string, row: MemberRow, isPointed: boolean) => {
    const member = row.type === 'member' ? row.member : undefined
    const label = row.type === 'member' ? row.member.instance : row.label
    setActive((old) => {
      if (isPointed) return { subnetId, row: row.key, label, member }
      return old?.row === row.key ? undefined : old
    })
  }
  const toggle = (group: string) => setOpen((old) => (old.has(group) ? without(old, group) : new Set([...old, group])))
  return (
    <div className="overflow-hidden rounded-panel border border-line bg-surface-sunken">
      <div className="flex min-h-10 flex-wrap items-center gap-x-4 border-b border-line bg-surface-raised py-1 ps-4 pe-2 text-sm text-muted">
        <p aria-live="polite" className="min-w-0 grow">
          {wayOut ? (
            <>
              <span className="font-medium text-text">{active?.label}</span> <WayOutText wayOut={wayOut} />
            </>
          ) : (
            'Point at an instance, or focus it, to see how its packets get outside.'
          )}
        </p>
        <ZoomBar zoom={zoom} height={layout.height} />
      </div>
      <div ref={ref} onScroll={onScroll} className="max-h-[max(28rem,calc(100dvh-12rem))] overflow-auto">
        <div style={{ width: layout.width * zoom.scale, height: layout.height * zoom.scale }}>
          <div
            style={{ width: layout.width, height: layout.height, transform: `scale(${zoom.scale})` }}
            className="relative origin-top-left"
          >
            <Lines arrangement={arrangement} touched={touched} />
            {arrangement.subnets.map((box) => (
              <SubnetInPicture
                key={box.subnet.id}
                {...placeOf(box.subnet.id)}
                params={params}
                box={box}
                active={active?.row}
                onToggle={toggle}
                onPoint={(row, isPointed) => point(box.subnet.id, row, isPointed)}
              />
            ))}
            {arrangement.routers.map((box) => (
              <RouterInPicture
                key={box.router.id}
                {...placeOf(box.router.id)}
                params={params}
                box={box}
                touched={touched}
              />
            ))}
            {arrangement.gateways.map((box) => (
              <GatewayInPicture key={box.gateway.id} {...placeOf(box.gateway.id)} params={params} box={box} />
            ))}
            <OutsideInPicture {...placeOf(OUTSIDE)} />
          </div>
        </div>
      </div>
    </div>
  )
}

function without(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  return new Set([...set].filter((each) => each !== key))
}
