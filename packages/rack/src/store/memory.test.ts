import { storeConformance } from './conformance.ts'
import { createMemoryStore } from './memory.ts'

storeConformance('the memory store', async () => createMemoryStore())
