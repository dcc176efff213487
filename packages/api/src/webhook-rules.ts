/** Why deliveries cannot be posted to a URL; undefined when they can. */
export function whyNotWebhookEndpoint(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol)) return 'must be an absolute URL that begins with http:// or https://'
  if (url.username !== '' || url.password !== '') return 'must not hold a user name or a password'
  return undefined
}

/** Why deliveries cannot be signed with a secret; undefined when they can. */
export function whyNotWebhookSecret(secret: string): string | undefined {
  return secret === '' ? 'requires at least one character' : undefined
}
