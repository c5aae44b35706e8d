import { type Answer, get } from "#lib/api.ts"

/**
 * Wakes the server (spec §7): answers when its database does.
 * @throws ApiError
 */
export async function warmUp(): Promise<void> {
  await get<Answer<unknown>>("/warmup")
}
