import { cx } from '@plenum/ui'
import { Link } from '@tanstack/react-router'
import { MoveRight, Router } from 'lucide-react'
import { counted } from '../../list/noun.ts'
import { endText } from '../route/ends.tsx'
import type { VpcParams } from '../vpc/queries.ts'
import { sizes } from './arrangement.ts'
import type { RouterBox } from './arrangement.ts'
import { Box, NoneInside, pictureLinkClass } from './box.tsx'
import type { BoxProps } from './box.tsx'

interface RouterInPictureProps extends Pick<BoxProps, 'rect' | 'isTouched' | 'isDimmed'> {
  params: VpcParams
  box: RouterBox
  touched: ReadonlySet<string>
}

const lineClass = 'flex items-center px-3 text-xs'

export function RouterInPicture({ params, box, touched, ...place }: RouterInPictureProps) {
  const { router, shown } = box
  const at = { ...params, router: router.name }
  return (
    <Box
      {...place}
      label={`Router ${router.name}`}
      icon={<Router />}
      title={
        <Link to="/projects/$project/vpcs/$vpc/routers/$router" params={at} className={pictureLinkClass}>
          {router.name}
        </Link>
      }
      detail={`${router.kind} router`}
    >
      {shown.routes.length + shown.toSubnets === 0 && <NoneInside>No routes</NoneInside>}
      <ul className="m-0 list-none p-0">
        {shown.routes.map(({ id, name, destination, target }) => (
          <li
            key={id}
            style={{ height: sizes.route }}
            className={cx(lineClass, 'gap-2', touched.has(id) && 'bg-accent-subtle')}
            title={`${name}: ${endText(destination)} to ${endText(target)}`}
          >
            <Link
              to="/projects/$project/vpcs/$vpc/routers/$router/routes/$route/edit"
              params={{ ...at, route: name }}
              className={`${pictureLinkClass} max-w-[45%] shrink-0 truncate`}
            >
              {name}
            </Link>
            <span className="ms-auto inline-flex min-w-0 items-center gap-1 font-mono text-muted">
              <span className="truncate">{destination.value}</span>
              <MoveRight aria-hidden="true" className="size-3 shrink-0 text-faint" />
              <span className="sr-only">to</span>
              <span className="max-w-24 shrink-0 truncate">{target.type === 'drop' ? 'drop' : target.value}</span>
            </span>
          </li>
        ))}
        {shown.hidden > 0 && (
          <li style={{ height: sizes.route }} className={lineClass}>
            <Link to="/projects/$project/vpcs/$vpc/routers/$router" params={at} className={pictureLinkClass}>
              {counted(shown.hidden, { one: 'more route', many: 'more routes' })}
            </Link>
          </li>
        )}
        {shown.toSubnets > 0 && (
          <li style={{ height: sizes.route }} className={`${lineClass} text-faint`}>
            {counted(shown.toSubnets, { one: 'route to a subnet', many: 'routes to subnets' })}
          </li>
        )}
      </ul>
    </Box>
  )
}
