import { Badge, TabList, tabProps, Tabs } from '../../src/index.ts'
import { Example } from '../example.tsx'
import { Held } from '../held.tsx'
import type { Section } from '../section.ts'

const pages = ['Overview', 'Storage', 'Networking', 'Metrics', 'Connect', 'Settings', 'Activity', 'Snapshots'] as const

function Content() {
  return (
    <>
      <Example title="Within a page">
        <Tabs
          label="Rules"
          items={[
            { id: 'inbound', label: 'Inbound', content: 'What may come in.' },
            { id: 'outbound', label: 'Outbound', content: 'What may go out.' },
            { id: 'failed', label: <Badge tone="danger">Failed</Badge>, content: 'What was refused.' },
          ]}
        />
      </Example>
      <Example title="That are pages; more than fit on a phone">
        <Held<string> initial="Settings">
          {(current, open) => (
            <TabList label="Instance">
              {pages.map((page) => (
                <a key={page} href="#/tabs" onClick={() => open(page)} {...tabProps(page === current)}>
                  {page}
                </a>
              ))}
            </TabList>
          )}
        </Held>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Tabs', group: 'Page', Content }
