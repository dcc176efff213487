import type { Certificate } from '@plenum/api'
import { query } from '../../api/query.ts'
import type { ListSource } from '../../list/source.ts'
import { certificateReader } from './read.ts'

/** A certificate with what stands in it; nothing does where it cannot be read. */
export type CertificateRow = Certificate & {
  facts?: {
    names: readonly string[]
    subject: string
    issuer: string
    notBefore: Date
    notAfter: Date
    chainLength: number
  }
}

/** Reads what a certificate says. */
export async function withFacts(certificate: Certificate): Promise<CertificateRow> {
  const { readChain } = await certificateReader()
  try {
    const chain = await readChain(certificate.cert)
    const [{ names, subject, issuer, notBefore, notAfter }] = chain
    return { ...certificate, facts: { names, subject, issuer, notBefore, notAfter, chainLength: chain.length } }
  } catch {
    return certificate
  }
}

/** Those that the silo of the signed-in person is served with. */
export const certificates: ListSource<CertificateRow> = {
  page: (page) => {
    const { queryKey, queryFn } = query('certificateList', { query: page })
    return {
      queryKey: [...queryKey, 'read'],
      queryFn: async (context) => {
        const { items, nextPage } = await queryFn(context)
        return { items: await Promise.all(items.map(withFacts)), nextPage }
      },
    }
  },
}

export function certificateQuery(certificate: string) {
  const { queryKey, queryFn } = query('certificateView', { params: { certificate } })
  return {
    queryKey: [...queryKey, 'read'],
    queryFn: async (context: { signal: AbortSignal }) => withFacts(await queryFn(context)),
  }
}
