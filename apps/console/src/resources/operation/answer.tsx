import { Badge, Button, CodeBlock, Disclosure, saveFile, Size } from '@plenum/ui'
import { Download } from 'lucide-react'
import type { Answer } from './send.ts'

const reasons: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  400: 'Bad request',
  401: 'Not signed in',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Not available',
}

/** Indented where it is JSON. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2)
  } catch {
    return text
  }
}

function Content({ content, name }: { content: Answer['content']; name: string }) {
  if (typeof content === 'string') return content === '' ? null : <CodeBlock label="Answer" text={pretty(content)} />
  if (content.size === 0) return null
  return (
    <Button icon={<Download />} onPress={() => saveFile(name, content)}>
      Save what came back
    </Button>
  )
}

/** What the rack answered. */
export function AnswerView({ answer, name }: { answer: Answer; name: string }) {
  const { status, headers, content, milliseconds } = answer
  const size = typeof content === 'string' ? new Blob([content]).size : content.size
  return (
    <section aria-label="Answer" className="flex flex-col gap-3">
      <output className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge tone={status < 400 ? 'ok' : 'danger'}>
          {status} {reasons[status] ?? ''}
        </Badge>
        <span className="tabular">{Math.round(milliseconds)} ms</span>
        <Size bytes={size} />
      </output>
      <Content content={content} name={name} />
      <Disclosure title="Headers">
        <CodeBlock label="Headers" text={headers.map(([header, value]) => `${header}: ${value}`).join('\n')} />
      </Disclosure>
    </section>
  )
}
