import { parseSync } from 'vite'

/** What a piece of a module leads to. */
export interface Reach {
  /** Names that it uses: of the module itself, or imported. Too many rather than too few: scopes are not looked at. */
  names: Set<string>
  /** Strings and members of `routes` that may be ids of operations. */
  mentions: Set<string>
  /** Modules that it loads when they are needed. */
  loads: Set<string>
}

interface Imported {
  from: string
  /** `*` for the whole module. */
  name: string
}

/** A module as far as reaching things goes. */
export interface Module {
  /** By their names in the module. */
  declarations: Map<string, Reach>
  /** Statements that declare nothing. */
  body: Reach[]
  imports: Map<string, Imported>
  /** What it exports, by the name within; those that only pass something on are imports, too. */
  exports: Map<string, string>
}

type Node = Record<string, unknown> & { type: string }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode)

/** Has a value beside a type. */
const valueNodes = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined

/** Operations are named in lists to have their results forgotten, and compared with: neither calls them. */
function namesOnly({ type, callee }: Node): boolean {
  const isForgetting = type === 'CallExpression' && nameOf(callee) === 'refresh'
  return isForgetting || type === 'ArrayExpression' || type === 'BinaryExpression'
}

/** What only names a part of something else. */
function isLabel(key: string, { type, computed }: Node): boolean {
  if (type === 'JSXAttribute') return key === 'name'
  return computed !== true && (key === 'key' || (type === 'MemberExpression' && key === 'property'))
}

function addTo(reach: Reach, node: Node): void {
  const { type, value, source, object, property } = node
  if (type.startsWith('TS') && !valueNodes.has(type)) return
  if (type === 'Identifier' || type === 'JSXIdentifier') reach.names.add(String(node['name']))
  if (type === 'Literal' && typeof value === 'string') reach.mentions.add(value)
  if (type === 'ImportExpression' && isNode(source)) reach.loads.add(String(source['value']))
  if (type === 'MemberExpression' && nameOf(object) === 'routes') reach.mentions.add(nameOf(property) ?? '')
  for (const [key, child] of Object.entries(node)) {
    if (isLabel(key, node)) continue
    for (const each of nodesIn(child)) if (each.type !== 'Literal' || !namesOnly(node)) addTo(reach, each)
  }
}

function reachOf(...nodes: readonly Node[]): Reach {
  const reach: Reach = { names: new Set(), mentions: new Set(), loads: new Set() }
  for (const node of nodes) addTo(reach, node)
  return reach
}

/** The names that a pattern binds. */
function boundBy(pattern: unknown): string[] {
  return isNode(pattern) ? [...reachOf(pattern).names] : []
}

function importsOf(statement: Node): [string, Imported][] {
  const { source, specifiers, importKind } = statement
  if (importKind === 'type' || !isNode(source)) return []
  return nodesIn(specifiers)
    .filter((each) => each['importKind'] !== 'type')
    .map((each) => {
      const name = each.type === 'ImportSpecifier' ? nameOf(each['imported']) : undefined
      const whole = each.type === 'ImportNamespaceSpecifier' ? '*' : 'default'
      return [nameOf(each['local']) ?? '', { from: String(source['value']), name: name ?? whole }]
    })
}

function declared({ type, id, declarations }: Node): string[] {
  if (type === 'VariableDeclaration') return nodesIn(declarations).flatMap((each) => boundBy(each['id']))
  return nameOf(id) === undefined ? [] : boundBy(id)
}

function addReExports({ exports, imports }: Module, { source, specifiers }: Node): void {
  for (const each of nodesIn(specifiers)) {
    const [local = '', exported = ''] = [nameOf(each['local']), nameOf(each['exported'])]
    exports.set(exported, local)
    if (isNode(source)) imports.set(local, { from: String(source['value']), name: local })
  }
}

function addStatement(module: Module, statement: Node): void {
  const { type, declaration } = statement
  if (type === 'ImportDeclaration') {
    for (const [local, imported] of importsOf(statement)) module.imports.set(local, imported)
  } else if (type === 'ExportNamedDeclaration' && !isNode(declaration)) {
    addReExports(module, statement)
  } else {
    const inner = isNode(declaration) ? declaration : statement
    const names = type === 'ExportDefaultDeclaration' ? ['default'] : declared(inner)
    const reach = reachOf(inner)
    if (names.length === 0) module.body.push(reach)
    for (const name of names) {
      module.declarations.set(name, reach)
      if (inner !== statement) module.exports.set(name, name)
    }
  }
}

/** Reads a module in TypeScript. Throws where it cannot be. */
export function readModule(path: string, source: string): Module {
  const { program, errors } = parseSync(path, source)
  if (errors.length > 0) throw new Error(`${path} cannot be read: ${errors.map(({ message }) => message).join(', ')}`)
  const module: Module = { declarations: new Map(), body: [], imports: new Map(), exports: new Map() }
  for (const statement of nodesIn(program.body)) addStatement(module, statement)
  return module
}
