import { Button } from '@plenum/ui'
import { Maximize2, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react'
import type { Zoom } from './use-zoom.ts'

/** `height` is that of the picture at its own size. */
export function ZoomBar({ zoom, height }: { zoom: Zoom; height: number }) {
  const { scale, zoomIn, zoomOut, fitAll, fitWidth } = zoom
  const shared = { variant: 'ghost', size: 'sm', isIconOnly: true } as const
  return (
    <fieldset aria-label="Zoom" className="m-0 flex items-center border-0 p-0">
      <Button
        {...shared}
        aria-label="Zoom out"
        icon={<ZoomOut />}
        disabledReason={zoomOut.isPossible ? undefined : 'It does not get smaller'}
        onPress={zoomOut.run}
      />
      <span className="w-11 text-center text-xs text-muted tabular">{Math.round(scale * 100)} %</span>
      <Button
        {...shared}
        aria-label="Zoom in"
        icon={<ZoomIn />}
        disabledReason={zoomIn.isPossible ? undefined : 'It does not get larger'}
        onPress={zoomIn.run}
      />
      <Button {...shared} aria-label="Fit the width" icon={<MoveHorizontal />} onPress={fitWidth} />
      <Button {...shared} aria-label="Fit everything" icon={<Maximize2 />} onPress={() => fitAll(height)} />
    </fieldset>
  )
}
