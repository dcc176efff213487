import type { Pool } from 'pg'

const names = new Map<string, string>()

function nameOf(text: string): string {
  let name = names.get(text)
  if (name === undefined) names.set(text, (name = `plenum_${names.size}`))
  return name
}

/** What a query is asked with, under a name when it has parameters. */
function named(asked: unknown[]): unknown[] {
  const [text, values, ...others] = asked
  if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return asked
  return [{ name: nameOf(text), text, values }, ...others]
}

/**
 * The same connections, on each of which the database reads and plans a statement once (postgresql.org/docs/current/sql-prepare.html):
 * that takes longer than to run one that finds a document. The texts of statements should be few.
 */
export function preparing(pool: Pool): Pool {
  return pool.on('connect', (client) => {
    // oxlint-disable-next-line typescript/unbound-method -- the proxy passes on what it is called on
    client.query = new Proxy(client.query, { apply: (query, self, asked) => Reflect.apply(query, self, named(asked)) })
  })
}
