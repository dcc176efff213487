import { Info, Server } from 'lucide-react'
import { Badge, Button, PageHeader } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { longName } from '../samples.ts'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="A title">
        <PageHeader title="Projects" />
      </Example>
      <Example title="With icon, state and actions">
        <PageHeader
          title="web-1"
          icon={<Server />}
          info={
            <>
              <Badge tone="ok">running</Badge>
              <Button variant="ghost" size="sm" isIconOnly aria-label="About instances" icon={<Info />} />
            </>
          }
          actions={
            <>
              <Button>Stop</Button>
              <Button variant="primary">Connect</Button>
            </>
          }
        />
      </Example>
      <Example title="With a long name">
        <PageHeader title={longName} icon={<Server />} actions={<Button variant="primary">Connect</Button>} />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Page header', group: 'Page', Content }
