import { openApi } from './openapi.ts'
import { operations } from './operations.ts'
import packageJson from '../package.json' with { type: 'json' }

process.stdout.write(`${JSON.stringify(openApi(operations, packageJson.version), null, 2)}\n`)
