import { Skeleton } from '@plenum/ui'
import { fromBase64 } from '@plenum/api/base64'
import { useQuery } from '@tanstack/react-query'
import { certificateReader } from '../certificate/read.ts'

/** Whose certificate requests are signed with, as far as it can be read. */
export function SigningCertificate({ base64 }: { base64: string }) {
  const { data, isPending } = useQuery({
    queryKey: ['signing certificate', base64],
    queryFn: async () => (await certificateReader()).readCertificate(fromBase64(base64)),
    staleTime: Infinity,
    throwOnError: false,
  })
  if (isPending) return <Skeleton className="h-3 w-24" />
  if (!data) return 'Configured'
  return (
    <span>
      Configured: {data.subject}, until {data.notAfter.toLocaleDateString(undefined, { dateStyle: 'medium' })}
    </span>
  )
}
