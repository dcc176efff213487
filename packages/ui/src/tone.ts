/** What a colour means. Components take a tone, never a colour. */
export type Tone = 'ok' | 'info' | 'notice' | 'danger' | 'idle' | 'accent'

/** Classes per tone, written out in full so that Tailwind finds them. */
export const toneClass = {
  ok: { text: 'text-ok', fill: 'bg-ok', subtle: 'bg-ok-subtle', halo: 'ring-ok/25' },
  info: { text: 'text-info', fill: 'bg-info', subtle: 'bg-info-subtle', halo: 'ring-info/25' },
  notice: { text: 'text-notice', fill: 'bg-notice', subtle: 'bg-notice-subtle', halo: 'ring-notice/25' },
  danger: { text: 'text-danger', fill: 'bg-danger', subtle: 'bg-danger-subtle', halo: 'ring-danger/25' },
  idle: { text: 'text-muted', fill: 'bg-idle', subtle: 'bg-idle-subtle', halo: 'ring-idle/25' },
  accent: { text: 'text-accent', fill: 'bg-accent', subtle: 'bg-accent-subtle', halo: 'ring-accent/25' },
} as const satisfies Record<Tone, { text: string; fill: string; subtle: string; halo: string }>
