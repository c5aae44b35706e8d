import type { Method } from "./second-factor.ts"

type Missing = {
  SECOND_FACTOR_REQUIRED: { ticket: string; methods: Method[] }
  SECOND_FACTOR_SETUP_REQUIRED: { ticket: string }
}

/** What is missing after a right password. */
export type PendingSignIn<Code extends keyof Missing = keyof Missing> = { [C in Code]: { code: C } & Missing[C] }[Code]

/** An error of the API, with its further fields as `details`. */
type Refusal = { code?: string; details?: object }

/** Returns what is missing, if that is why a sign-in was refused. */
export function pendingOf({ code = "", details }: Refusal): PendingSignIn | undefined {
  return code.startsWith("SECOND_FACTOR_") ? ({ ...details, code } as PendingSignIn) : undefined
}
