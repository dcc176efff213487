import { Button, Card, Table } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Content alone, with a title, with detail and actions">
        <Card>Nothing but content.</Card>
        <Card title="Boot disk">web-1-boot, 16 GiB</Card>
        <Card title="Interfaces" detail="3" actions={<Button size="sm">Add interface</Button>}>
          The first one is the primary.
        </Card>
      </Example>
      <Example title="Around a table">
        <Card title="Addresses">
          <Table
            label="Addresses"
            columns={[{ id: 'address', header: 'Address', isPrimary: true, value: (address: string) => address }]}
            rows={['172.30.0.5', '172.30.0.6']}
            rowKey={(address) => address}
          />
        </Card>
      </Example>
    </>
  )
}

export const section: Section = { title: 'Card', group: 'Page', Content }
