import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass, type ButtonVariant } from '../../src/index.ts'
import { Example } from '../example.tsx'
import type { Section } from '../section.ts'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'danger-quiet']
const reason = 'Stop the instance first'

function Content() {
  return (
    <>
      {(['md', 'sm'] as const).map((size) => (
        <Example key={size} title={`Every variant, size ${size}`} isRow>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Example>
      ))}
      <Example title="With an icon" isRow>
        <Button variant="primary" icon={<Plus />}>
          New disk
        </Button>
        <Button icon={<Plus />}>Attach disk</Button>
        <Button variant="danger-quiet" icon={<Trash2 />}>
          Delete
        </Button>
      </Example>
      <Example title="An icon only" isRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isIconOnly aria-label={`Delete, ${variant}`} icon={<Trash2 />} />
        ))}
        <Button size="sm" isIconOnly aria-label="Delete, small" icon={<Trash2 />} />
      </Example>
      <Example title="Not available, with the reason on hover and focus" isRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabledReason={reason}>
            {variant}
          </Button>
        ))}
        <Button isIconOnly aria-label="Delete, not available" icon={<Trash2 />} disabledReason={reason} />
      </Example>
      <Example title="Pending" isRow>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} isPending>
            {variant}
          </Button>
        ))}
        <Once />
      </Example>
      <Example title="Full width">
        <div className="w-full max-w-80">
          <Button variant="primary" isFullWidth>
            Sign in
          </Button>
        </div>
      </Example>
      <Example title="A link that looks like one" isRow>
        <a href="#/button" className={buttonClass({ variant: 'primary' })}>
          New project
        </a>
        <a href="#/button" className={buttonClass({ size: 'sm' })}>
          Edit
        </a>
      </Example>
    </>
  )
}

/** However short the work, its spinner stays half a second. */
function Once() {
  const [isPending, setPending] = useState(false)
  return (
    <Button
      isPending={isPending}
      onPress={() => {
        setPending(true)
        setTimeout(() => setPending(false), 50)
      }}
    >
      Save in 50 ms
    </Button>
  )
}

export const section: Section = { title: 'Button', group: 'Actions', Content }
