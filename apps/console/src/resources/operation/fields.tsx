import { FileField, Select, TextArea, TextField } from '@plenum/ui'
import type { OperationView, Parameter } from './contract.ts'
import { keyOf } from './request.ts'
import type { Filled } from './request.ts'
import { choices, typeText } from './schema.ts'

interface TryFieldsProps {
  operation: OperationView
  filled: Filled
  onChange: (filled: Filled) => void
}

const places = { path: 'in the path', query: 'in the query', header: 'a header' } as const

interface ParameterFieldProps {
  parameter: Parameter
  schemas: OperationView['schemas']
  value: string
  onChange: (value: string) => void
}

function ParameterField({ parameter, schemas, value, onChange }: ParameterFieldProps) {
  const { name, in: where, schema, required } = parameter
  const options = choices(schema, schemas)
  const shared = {
    label: name,
    hint: `${typeText(schema, schemas)}, ${places[where]}`,
    optional: where !== 'path' && !required,
    value,
    onChange,
  }
  if (options.length === 0) return <TextField {...shared} isMono />
  const none = { value: '', label: 'Not given' }
  return <Select {...shared} options={[none, ...options.map((each) => ({ value: each, label: each }))]} />
}

/** Everything that an operation takes. */
export function TryFields({ operation, filled, onChange }: TryFieldsProps) {
  const { parameters, bodyType, body, schemas } = operation
  const set = (change: Partial<Filled>) => onChange({ ...filled, ...change })
  return (
    <>
      {parameters.length > 0 && (
        <div className="grid items-start gap-4 md:grid-cols-2">
          {parameters.map((parameter) => {
            const key = keyOf(parameter)
            return (
              <ParameterField
                key={key}
                parameter={parameter}
                schemas={schemas}
                value={filled.parameters[key] ?? ''}
                onChange={(value) => set({ parameters: { ...filled.parameters, [key]: value } })}
              />
            )
          })}
        </div>
      )}
      {bodyType === 'bytes' && <FileField label="Body" value={filled.file} onChange={(file) => set({ file })} />}
      {body !== undefined && bodyType !== 'bytes' && (
        <TextArea
          label="Body"
          hint={bodyType === 'form' ? 'JSON; it is sent as a form' : 'JSON, with what is required filled in'}
          rows={10}
          isMono
          value={filled.body}
          onChange={(text) => set({ body: text })}
        />
      )}
    </>
  )
}
