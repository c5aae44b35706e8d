import { ApiError } from "./api-error.ts"
import { readToken } from "./token.ts"

const TIMEOUT_MS = 30_000

/** Downloads a private file with the user's token, which a link cannot send. @throws ApiError */
export async function getFile(address: string, headers: Record<string, string>): Promise<Blob> {
  const token = readToken()
  const response = await fetch(address, {
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  if (response?.ok) return response.blob()
  const failure: Partial<ApiError> | undefined = await response?.json().catch(() => undefined)
  throw new ApiError(response?.status ?? 0, failure?.code ?? "NO_ANSWER", failure?.message ?? "")
}
