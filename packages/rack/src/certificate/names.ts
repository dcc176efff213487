function labelsOf(name: string): string[] {
  return name.toLowerCase().replace(/\.$/, '').split('.')
}

/**
 * Whether a name of a certificate covers a host (RFC 6125, section 6.4): a wildcard is the whole of the first label and
 * stands for one label.
 */
export function covers(name: string, host: string): boolean {
  const [first, ...rest] = labelsOf(name)
  const [firstOfHost, ...restOfHost] = labelsOf(host)
  return (first === '*' || first === firstOfHost) && rest.join('.') === restOfHost.join('.')
}
