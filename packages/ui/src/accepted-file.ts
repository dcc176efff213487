/** "pem, crt" of [".pem", ".crt"]; media types stay as they are. */
export function writeAccepted(accept: readonly string[]): string {
  return accept.map((type) => type.replace(/^\./, '')).join(', ')
}

/** Whether `accept` lets the file through, as in the attribute of that name: suffixes, media types, "image/*". */
export function isAccepted(file: Pick<File, 'name' | 'type'>, accept: readonly string[] | undefined): boolean {
  if (accept === undefined || accept.length === 0) return true
  const name = file.name.toLowerCase()
  return accept.some((wanted) => {
    const type = wanted.toLowerCase()
    if (type.startsWith('.')) return name.endsWith(type)
    return type.endsWith('/*') ? file.type.startsWith(type.slice(0, -1)) : file.type === type
  })
}
