import { CodeBlock } from '@plenum/ui'

const grammar = `get target:metric
  | filter field == "value" && timestamp > @now() - 1h
  | align mean_within(1m)
  | group_by [field, …], sum
  | first 10    or    last 10

{ get a:b; get a:c } | … | join`

const parts = [
  ['get', 'takes all timeseries of a name. Counters become what was added from sample to sample.'],
  [
    'filter',
    'keeps what a condition holds for: == != < <= > >=, ~= for regular expressions, with && || ^ ! and parentheses. Numbers stand bare, texts and ids in quotes.',
  ],
  ['timestamp', 'is the time of a sample: @now() - 5m, @2026-03-01T12:00:00, always in UTC.'],
  ['align', 'puts all timeseries on one grid of times. Durations: 30s, 5m, 1h, 7d.'],
  [
    'group_by',
    'makes one timeseries of all with the same values there: the mean, or with sum the sum. It needs aligned ones.',
  ],
  ['join', 'puts several aligned tables side by side.'],
] as const

/** The language on half a page. */
export function LanguageHelp() {
  return (
    <div className="flex flex-col gap-3 text-sm">
      <p className="text-muted">Operations with | between them, from the first to the last. White space is free.</p>
      <CodeBlock text={grammar} label="Grammar" isWrapped />
      <dl className="flex flex-col gap-2">
        {parts.map(([name, about]) => (
          <div key={name}>
            <dt className="font-mono text-text">{name}</dt>
            <dd className="text-muted">{about}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
