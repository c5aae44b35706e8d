import { isSealed, sealer } from "#server/database/site-secret.server.ts"

const KIND = "preview"
const VALID_MS = 2 * 3_600_000

/** Returns a token that shows one unpublished entry as visitors will see it, for two hours. */
export async function createPreviewToken(kind: string, id: string, now = Date.now()) {
  const expires = now + VALID_MS
  const seal = await sealer(KIND)
  return { token: seal(`${kind} ${id}`, expires), expiresAt: new Date(expires).toISOString() }
}

/** Returns whether a token was made for this entry and has not expired. */
export function isPreviewToken(token: string, kind: string, id: string, now = Date.now()): Promise<boolean> {
  return isSealed(token, KIND, `${kind} ${id}`, now)
}
