import { call } from '../../api/call.ts'
import { deletion } from '../deletion.tsx'
import type { CertificateRow } from './queries.ts'

export const certificateDeletion = deletion<CertificateRow>({
  noun: { one: 'certificate', many: 'certificates' },
  consequence: {
    one: 'Its key goes with it, and cannot be had back. Without another certificate that is valid for the silo, browsers and programs no longer trust the address they reach it at.',
    many: 'Their keys go with them, and cannot be had back. Without another certificate that is valid for the silo, browsers and programs no longer trust the address they reach it at.',
  },
  run: ({ id }) => call('certificateDelete', { params: { certificate: id } }),
  refreshes: ['certificateList'],
})
