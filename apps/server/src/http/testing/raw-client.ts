import { connect } from 'node:net'

/** Longer than anything here takes; who is still waiting then has been forgotten. */
const PATIENCE_MS = 20_000

/** Sends bytes as they are, and resolves with all that comes back until the server hangs up. */
export function sendRaw(url: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let answer = ''
    socket.setEncoding('latin1').on('data', (text: string) => (answer += text))
    socket.setTimeout(PATIENCE_MS, () => {
      socket.destroy()
      reject(new Error('the server neither answers nor hangs up'))
    })
    // Somebody who is not understood is hung up on, and may still be writing then.
    socket.on('error', () => {})
    socket.on('close', () => resolve(answer))
    socket.write(bytes)
  })
}
