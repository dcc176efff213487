import { Button, TextField } from '@plenum/ui'
import { useNavigate } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { queryClient } from '../../api/query.ts'
import { rememberRelease } from './known-releases.ts'
import { repositoryQuery } from './queries.ts'
import { whyNotVersion } from './target-rules.ts'

/** Finds the repository of a release that this browser has not seen. */
export function LookUpRelease() {
  const navigate = useNavigate()
  const [given, setGiven] = useState('')
  const [error, setError] = useState<string>()
  const [isPending, setPending] = useState(false)
  const look = async () => {
    const version = given.trim()
    const mistake = version === '' ? 'Version is required' : whyNotVersion(version, undefined)
    if (mistake !== undefined) return setError(mistake)
    setPending(true)
    try {
      await queryClient.fetchQuery(repositoryQuery(version))
      rememberRelease(version)
      await navigate({ to: '/system/update/repositories/$version', params: { version } })
    } catch (failure) {
      const isUnknown = failure instanceof ApiError && failure.status === 404
      setError(isUnknown ? 'No repository of this version has been uploaded' : String(Object(failure).message))
      setPending(false)
    }
  }
  return (
    <form
      noValidate
      className="flex max-w-lg items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void look()
      }}
    >
      <div className="min-w-0 flex-1">
        <TextField
          label="Look up a release by its version"
          placeholder="1.4.0"
          isMono
          value={given}
          onChange={(text) => {
            setGiven(text)
            setError(undefined)
          }}
          error={error}
        />
      </div>
      {/* In line with the box, below its label. */}
      <div className="pt-6">
        <Button type="submit" icon={<Search />} isPending={isPending}>
          Look up
        </Button>
      </div>
    </form>
  )
}
