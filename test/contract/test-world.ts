import { after } from "node:test"
import { makeSamples } from "./samples.ts"
import { openWorld, type Samples, type World } from "./world.ts"

export async function openTestWorld(): Promise<{ world: World; samples: Samples }> {
  const world = await openWorld()
  after(() => world.close())
  return { world, samples: await makeSamples(world) }
}
