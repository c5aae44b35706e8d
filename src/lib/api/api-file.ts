import { ApiError } from "./api-error.ts"
import { fetchAnswer } from "./request.ts"

/** Downloads a private file with the user's token, which a link cannot send. @throws ApiError */
export async function getFile(address: string, headers: Record<string, string> = {}): Promise<Blob> {
  const response = await fetchAnswer(address, { headers })
  if (response?.ok) return response.blob()
  const failure: Partial<ApiError> | undefined = await response?.json().catch(() => undefined)
  throw new ApiError(response?.status ?? 0, failure?.code ?? "NO_ANSWER", failure?.message ?? "")
}
