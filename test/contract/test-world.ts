import { after } from "node:test"
import { makeSamples } from "./samples.ts"
import { openWorld, type Samples, type World } from "./world.ts"

/** What a test file opens before its first test, and has until its last is over: the world, and a sample a request. */
export async function openTestWorld(): Promise<{ world: World; samples: Samples }> {
  const world = await openWorld()
  after(() => world.close())
  return { world, samples: await makeSamples(world) }
}
