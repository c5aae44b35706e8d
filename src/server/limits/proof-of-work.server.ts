import { type Challenge, createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import * as z from "zod"

/** Long enough for a slow phone. */
export const CHALLENGE_SECONDS = 300

/** Needs 256 tries on average: a second or two on a phone. */
const WORK = { algorithm: "PBKDF2/SHA-256", cost: 1_000, keyPrefix: "00", deriveKey }
const MAX_PROOF = 2_000

const proofSchema = z.object({
  challenge: z.object({
    parameters: z.looseObject({ expiresAt: z.number(), data: z.object({ purpose: z.string() }) }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
})

export function newChallenge(purpose: string, secret: string): Promise<Challenge> {
  const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS
  return createChallenge({ ...WORK, data: { purpose }, expiresAt, hmacSignatureSecret: secret })
}

/** Verifies the header `X-Proof`: base64 of `{challenge, solution}`. @returns the challenge's id if it is valid */
export async function solvedChallenge(proof: string, purpose: string, secret: string): Promise<string | undefined> {
  const { data } = proofSchema.safeParse(readProof(proof))
  if (data?.challenge.parameters.data.purpose !== purpose) return undefined
  const challenge = data.challenge as unknown as Challenge
  const { verified } = await verifySolution({
    challenge,
    solution: data.solution,
    deriveKey,
    hmacSignatureSecret: secret,
  })
  return verified ? data.challenge.signature : undefined
}

function readProof(proof: string): unknown {
  if (proof.length > MAX_PROOF) return undefined
  try {
    return JSON.parse(Buffer.from(proof, "base64").toString())
  } catch {
    return undefined
  }
}
