import type { Method } from "#domain/account/second-factor/second-factor.ts"
import { ApiError } from "#lib/api/api-error.ts"

type Missing = {
  SECOND_FACTOR_REQUIRED: { ticket: string; methods: Method[] }
  SECOND_FACTOR_SETUP_REQUIRED: { ticket: string }
}

/** What is missing after a right password. */
export type PendingSignIn<Code extends keyof Missing = keyof Missing> = { [C in Code]: { code: C } & Missing[C] }[Code]

/** Returns what is missing, if that is why a sign-in was refused. */
export function pendingOf(error: unknown): PendingSignIn | undefined {
  const isMissing = error instanceof ApiError && error.code.startsWith("SECOND_FACTOR_")
  return isMissing ? ({ ...error.details, code: error.code } as PendingSignIn) : undefined
}
