export type Encoding = 'br' | 'gzip'

/** In the order we would rather send them: smallest first. */
const preferred: readonly Encoding[] = ['br', 'gzip']

function weights(header: string): Map<string, number> {
  return new Map(
    header.split(',').map((entry) => {
      const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, quality === undefined ? 1 : Number(quality.slice(2))]
    }),
  )
}

/** The encoding to send among those there are (RFC 9110, 12.5.3); undefined: as it is. */
export function chooseEncoding(acceptEncoding: string | null, available: readonly Encoding[]): Encoding | undefined {
  if (!acceptEncoding || available.length === 0) return undefined
  const accepted = weights(acceptEncoding)
  return preferred.find(
    (encoding) => available.includes(encoding) && (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0,
  )
}
