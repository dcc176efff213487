import { parseUuid } from '@plenum/api'
import { stableId } from '../../fleet/stable-id.ts'
import type { RackUnderTest } from '../../testing/rack-under-test.ts'
import { addCallers, OWNER } from './callers.ts'
import { addFleetThings } from './scene-fleet.ts'
import { addProjectThings } from './scene-project.ts'
import { addOwnThings, addSiloThings } from './scene-silo.ts'

/** Longer than a support bundle takes. */
const COLLECTING = 60_000

/** Makes one of everything that can be asked for; `inside` are the ids of what no other silo may see at all. */
export async function setScene(rack: RackUnderTest) {
  const project = (await rack.newProject()).id
  const emptyProject = (await rack.newProject()).id
  const elsewhere = { silo: 'lab', user: 'admin' } as const
  const other = await rack.as(elsewhere).does('projectCreate', { body: { name: 'theirs', description: '' } })
  await addCallers(rack, { demo: [project, emptyProject], lab: [other.id] })
  const around = {
    silo: await stableId('demo'),
    ...(await addSiloThings(rack)),
    ...(await addFleetThings(rack)),
  }
  const projects = { project, emptyProject }
  const inside = {
    ...projects,
    ...(await addOwnThings(rack, await rack.signInAt('demo', OWNER))),
    ...(await addProjectThings(rack, { ...around, ...projects })),
  }
  await rack.advance(COLLECTING)
  await rack.rack.idle()
  const running = await rack.store.read((tx) => tx.get('instance', inside.running))
  const sled = running?.sledId ?? around.sled
  return { scene: { ...around, ...inside, sled }, inside: Object.values(inside) }
}

/** What there is to ask for, by its id. */
export type Scene = Awaited<ReturnType<typeof setScene>>['scene']

function isKeyOf<T extends object>(object: T, key: PropertyKey): key is keyof T {
  return key in object
}

/** A scene of the same things, none of which there is, and what each is called instead. */
export function ghostsOf(scene: Scene): { ghosts: Scene; ghostOf: ReadonlyMap<string, string> } {
  const ghosts = { ...scene }
  const ghostOf = new Map<string, string>()
  for (const key in ghosts)
    if (isKeyOf(ghosts, key) && parseUuid(ghosts[key]) !== undefined) {
      const ghost = crypto.randomUUID()
      ghostOf.set(ghosts[key], ghost)
      ghosts[key] = ghost
    }
  return { ghosts, ghostOf }
}
