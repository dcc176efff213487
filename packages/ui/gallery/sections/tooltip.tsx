import { Info } from 'lucide-react'
import { Button, TextTooltip, Tooltip } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

const placements = ['top', 'right', 'bottom', 'left'] as const

function Content() {
  return (
    <>
      <Example title="On a button, at every side" isRow>
        {placements.map((placement) => (
          <Tooltip key={placement} content="Opens after a quarter of a second" placement={placement}>
            <Button>{placement}</Button>
          </Tooltip>
        ))}
      </Example>
      <Example title="With text that wraps" isRow>
        <Tooltip content={`The instance ${longName} has to be stopped before its disks can be detached.`}>
          <Button isIconOnly aria-label="About detaching" icon={<Info />} />
        </Tooltip>
      </Example>
      <Example title="On text: with the mouse, and as a tab stop" isRow>
        <TextTooltip content="24 Oct 2026, 10:30:00 UTC">3m ago</TextTooltip>
        <TextTooltip content={longName} isFocusable>
          payments-recon…
        </TextTooltip>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Tooltip', group: 'Overlays', Content }
