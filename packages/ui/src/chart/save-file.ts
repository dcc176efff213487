/** Hands a file to the browser. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

/** "cpu-utilization-running.csv" of "CPU utilization: running". */
export function fileName(title: string, extension: string): string {
  const stem = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  return `${stem || 'chart'}.${extension}`
}
