/** Window event: the API has ended the session. Its detail is the error code. */
export const SESSION_ENDED = "sessionended"
/** Window event: a proof of work (proof.ts) takes noticeably long. */
export const PROVING = "proving"

export function isUnavailable(error: unknown): boolean {
  return (error as { status?: number } | null | undefined)?.status === 503
}

/** An error answer of the API. `status` is 0 without an answer. */
export class ApiError extends Error {
  override name = "ApiError"
  readonly status: number
  readonly code: string
  readonly errors: { field: string; message: string }[]
  /** Further fields of the answer. */
  readonly details: Record<string, unknown>

  constructor(
    status: number,
    code: string,
    message: string,
    errors: { field: string; message: string }[] = [],
    details: Record<string, unknown> = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
    this.details = details
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}
