/** A file as a file field is given it. */
export function textFile(
  name: string,
  content: string | Uint8Array,
): { name: string; mimeType: string; buffer: Buffer } {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) }
}
