/** The event of a session that the API has ended, said to the window; its detail is the code of the answer. */
export const SESSION_ENDED = "sessionended"
/** The event of a proof of work (lib/api/proof.ts) that takes long enough to be noticed. */
export const PROVING = "proving"

/** Whether an error of the API says that it is unavailable for a moment (503). */
export function isUnavailable(error: unknown): boolean {
  return (error as { status?: number } | null | undefined)?.status === 503
}

/** An answer of the API that is not a success, or no answer at all (`status` 0). */
export class ApiError extends Error {
  override name = "ApiError"
  readonly status: number
  readonly code: string
  readonly errors: { field: string; message: string }[]

  constructor(status: number, code: string, message: string, errors: { field: string; message: string }[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.errors = errors
  }
}
