import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from '@playwright/test'

const cache = fileURLToPath(new URL('../../node_modules/.cache/plenum-chromium/', import.meta.url))

const args = [
  // CI runs as root in a container, where Chromium's own sandbox cannot be set up.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  // The same glyph widths on every machine.
  '--font-render-hinting=none',
]

/** How to launch the Chromium that comes with the packages, or the one that PLENUM_CHROMIUM points to. */
export function chromiumLaunchOptions(): LaunchOptions {
  const given = process.env['PLENUM_CHROMIUM']
  if (given) return { executablePath: given, args }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      `There is no packaged Chromium for ${process.platform} ${process.arch}: set PLENUM_CHROMIUM to the path of one.`,
    )
  }
  const folder = unpackedChromium()
  const executablePath = join(folder, 'chromium')
  return { executablePath, args, env: environmentFor(executablePath, folder) }
}

function unpackedChromium(): string {
  const packageFile = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .replace(/build\/index\.js$/, 'package.json')
  const folder = join(cache, packageVersion(packageFile))
  if (!existsSync(folder)) unpackInto(folder)
  return folder
}

function packageVersion(packageFile: string): string {
  const parsed: unknown = JSON.parse(readFileSync(packageFile, 'utf8'))
  if (typeof parsed === 'object' && parsed && 'version' in parsed && typeof parsed.version === 'string')
    return parsed.version
  throw new Error(`${packageFile} has no version`)
}

/** Several workers may do this at the same time: each unpacks on its own, the first to finish puts its folder in place. */
function unpackInto(folder: string): void {
  mkdirSync(cache, { recursive: true })
  const staging = mkdtempSync(join(cache, 'unpacking-'))
  try {
    unpackArchives(staging)
    writeFileSync(join(staging, 'fonts.conf'), fontConfiguration(folder))
    putInPlace(staging, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
  }
}

function unpackArchives(staging: string): void {
  // The package unpacks into the system's temporary folder, whatever is there already, and its NSS libraries only where it
  // finds itself on Lambda. A process of its own can be told that all of it is so.
  const program = `await (await import('@sparticuz/chromium')).default.executablePath()`
  const unpacking = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: dirname(fileURLToPath(import.meta.url)),
    env: { ...process.env, TMPDIR: staging, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' },
    encoding: 'utf8',
  })
  if (unpacking.status !== 0) throw new Error(`Chromium could not be unpacked into ${staging}:\n${unpacking.stderr}`)
}

function putInPlace(staging: string, folder: string): void {
  try {
    renameSync(staging, folder)
  } catch (error) {
    // Another worker was quicker.
    if (!existsSync(folder)) throw error
  }
}

/** Only the packaged font, for what the pages' own fonts do not cover: screenshots must not depend on the host's fonts. */
function fontConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts/fonts</dir>
  <cachedir>${folder}/font-cache</cachedir>
</fontconfig>
`
}

function environmentFor(executable: string, folder: string): NodeJS.ProcessEnv {
  const environment = { ...process.env, FONTCONFIG_FILE: join(folder, 'fonts.conf') }
  if (starts(executable, environment)) return environment
  // NSS is missing on slim images. Where the host has it, its own version is the better one.
  const withLibraries = { ...environment, LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  if (starts(executable, withLibraries)) return withLibraries
  const { stderr, error } = spawnSync(executable, ['--version'], { env: withLibraries, encoding: 'utf8' })
  throw new Error(`Chromium does not start on this machine: ${error?.message ?? stderr}`)
}

function starts(executable: string, env: NodeJS.ProcessEnv): boolean {
  return spawnSync(executable, ['--version'], { env, stdio: 'ignore' }).status === 0
}
