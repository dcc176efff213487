import { Button } from '@plenum/ui'
import type { UsernamePasswordCredentials } from '@plenum/api'

/** The accounts of the demo fleet, from the strongest to the one that may do nothing. */
const accounts = ['operator', 'admin', 'collaborator', 'viewer', 'newcomer']
const PASSWORD = 'plenum-demo'

/** The preview has no secrets: it says with which accounts it can be tried, and fills them in. */
export function PreviewAccounts({ onChoose }: { onChoose: (credentials: UsernamePasswordCredentials) => void }) {
  return (
    <section aria-labelledby="accounts" className="flex flex-col gap-2 border-t border-line pt-4">
      <h2 id="accounts" className="text-sm text-muted">
        Try it as one of these; the password is <code className="font-mono">{PASSWORD}</code>
      </h2>
      <div className="flex flex-wrap gap-2">
        {accounts.map((username) => (
          <Button key={username} size="sm" onPress={() => onChoose({ username, password: PASSWORD })}>
            {username}
          </Button>
        ))}
      </div>
    </section>
  )
}
