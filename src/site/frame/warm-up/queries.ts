import { type Answer, get } from "#lib/api.ts"

/** Wakes the server (spec §7). Resolves once its database answers. @throws ApiError */
export async function warmUp(): Promise<void> {
  await get<Answer<unknown>>("/warmup")
}
