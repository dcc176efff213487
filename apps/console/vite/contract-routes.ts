import { operations } from '@plenum/api'
import type { Operation } from '@plenum/api'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract-routes'

/**
 * Gives the page the method and path of every operation as plain data, so that the client loads none of the schemas that
 * the table of operations is made of.
 */
export function contractRoutes(): Plugin {
  return {
    name: 'plenum:contract-routes',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const all: readonly Operation[] = Object.values(operations)
      const routes = all.map(({ id: name, method, path, bodyType, produces }) => [
        name,
        { method, path, bodyType, produces },
      ])
      return `export const routes = ${JSON.stringify(Object.fromEntries(routes))}`
    },
  }
}
