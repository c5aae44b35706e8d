import { checkForeignIds, checkRoles } from "../contract/access.ts"
import { makeSamples } from "../contract/samples.ts"
import { ENDPOINTS, openWorld } from "../contract/world.ts"

/** `ids`: how many bookings of other people, or of nobody, are asked about. */
export type AccessOptions = { ids: number; say: (line: string) => void }

/**
 * Every endpoint lets in exactly those whom the specification lets in, and says the same about somebody else's booking
 * as about one that doesn't exist.
 */
export async function proveAccess({ ids, say }: AccessOptions): Promise<void> {
  const world = await openWorld()
  try {
    const asked = await checkRoles(world, await makeSamples(world))
    say(`${ENDPOINTS.length} endpoints × ${asked / ENDPOINTS.length} callers: ${asked} answers, 0 wrong`)
    const foreign = await checkForeignIds(world, ids)
    say(`${ids} foreign ids × ${foreign / ids} calls: ${foreign} answers, all 404, one body for each call`)
  } finally {
    await world.close()
  }
}
