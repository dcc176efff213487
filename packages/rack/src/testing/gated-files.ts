import { filesInMemory } from '../hardware/rack-files.ts'
import type { RackFiles } from '../hardware/rack-files.ts'

/** Files in memory whose writes wait at their end for as long as the gate is shut. */
export class GatedFiles {
  readonly files: RackFiles
  writes = 0
  #gate = Promise.withResolvers<void>()

  constructor() {
    const memory = filesInMemory()
    this.files = {
      ...memory,
      write: async (id, bytes) => {
        this.writes += 1
        const gate = this.#gate.promise
        const whole = await new Response(bytes).blob()
        await gate
        return memory.write(id, whole.stream())
      },
    }
    this.open()
  }

  shut(): void {
    this.#gate = Promise.withResolvers()
  }

  open(): void {
    this.#gate.resolve()
  }
}
