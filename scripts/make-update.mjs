// Writes a release as one uploads it: a signed repository of made-up artifacts, and the trust root that it is signed by.
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { SystemVersion } from '@plenum/api'
import { demoRootRole, updateRepository } from '../packages/rack/src/testing/update-repository.ts'

const usage = `npm run -s make-update -- OUT.zip VERSION [--days DAYS]

Writes OUT.zip, the update repository of a made-up release, and OUT.root.json, the trust root that it is signed by. The demo
fleet trusts it already. VERSION is a semantic version; the repository is valid for 365 days unless told otherwise.`

const DAY = 86_400_000

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { days: { type: 'string', default: '365' }, help: { type: 'boolean' } },
})
const [out, version] = positionals
const days = Number(values.days)
if (values.help || !out || !SystemVersion.safeParse(version).success || !(days > 0)) {
  console.error(usage)
  process.exit(values.help ? 0 : 2)
}
const now = new Date()
const expires = `${new Date(now.getTime() + days * DAY).toISOString().slice(0, 19)}Z`
const repository = await updateRepository({ systemVersion: version, expires }, now)
const root = out.replace(/(?:\.zip)?$/, '.root.json')
await writeFile(out, repository.stream())
await writeFile(root, `${JSON.stringify(await demoRootRole(), null, 2)}\n`)
console.log(`${out}: release ${version}, valid until ${expires}\n${root}: its trust root`)
