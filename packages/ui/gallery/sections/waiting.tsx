import { Skeleton, Spinner } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

function Content() {
  return (
    <>
      <Example title="Skeleton: a line of its own size, and one that is told" isRow>
        <Skeleton />
        <Skeleton className="h-8 w-64" />
      </Example>
      <Example title="Spinner, both sizes" isRow>
        <Spinner />
        <Spinner size="lg" />
      </Example>
    </>
  )
}

export const section: Section = { title: 'Skeleton and spinner', group: 'Data', Content }
