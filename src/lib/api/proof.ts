import { solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2"
import { PROVING } from "./api-error.ts"

const TOAST_AFTER_MS = 1_000
const LIMIT_MS = 60_000

/** Solves the challenge of a `PROOF_REQUIRED` answer. @returns the `X-Proof` header, undefined for other answers */
export async function proofFor(refusal: Response): Promise<string | undefined> {
  const { code, challenge } = await refusal.clone().json()
  if (code !== "PROOF_REQUIRED") return undefined
  const saying = setTimeout(() => window.dispatchEvent(new Event(PROVING)), TOAST_AFTER_MS)
  const solution = await solveChallenge({ challenge, deriveKey, timeout: LIMIT_MS })
  clearTimeout(saying)
  return solution ? btoa(JSON.stringify({ challenge, solution })) : undefined
}
