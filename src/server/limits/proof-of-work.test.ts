import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { type Challenge, createChallenge, solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import type { TestAnswer } from "#server/testing/api.ts"
import { solve } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { solvedChallenge } from "./proof-of-work.server.ts"
import { scaleLimits } from "./rate-limits.server.ts"

const HERE = "203.0.113.7"
const ELSEWHERE = "198.51.100.7"

const api = await openEmptySite()
let sent = 0

/** Two requests per network, two more with a proof, no refill during a test. */
beforeEach(() => scaleLimits(1, { burst: 1, burstSeconds: 7200, refillSeconds: 7200 }))

function subscribe(ip: string, headers: Record<string, string> = {}): Promise<TestAnswer> {
  const body = JSON.stringify({ email: `reader${++sent}@mail.example` })
  return api.request(
    "/newsletter",
    { method: "POST", headers: { "content-type": "application/json", ...headers }, body },
    { ip },
  )
}

async function exhaustBudget(ip: string): Promise<TestAnswer> {
  for (let n = 0; n < 2; n++) assert.equal((await subscribe(ip)).status, 202)
  return subscribe(ip)
}

const withProof = (proof: string, ip = HERE) => subscribe(ip, { "x-proof": proof })
const outcome = ({ status, body }: TestAnswer) => [status, body.code]

describe("proof of work", () => {
  it("is demanded beyond the limit, and only from that network", async () => {
    const { status, headers, body } = await exhaustBudget(HERE)
    const { challenge, ...refusal } = body
    assert.equal(status, 429)
    assert.deepEqual(refusal, {
      success: false,
      code: "PROOF_REQUIRED",
      message: "Your network has sent many requests. Please try again in a moment.",
    })
    assert.ok(Number(headers.get("retry-after")) > 3600)
    assert.ok(challenge.parameters.expiresAt * 1000 > Date.now())
    assert.doesNotMatch(JSON.stringify(challenge), /203\.0/)
    const vietnamese = await subscribe(HERE, { "accept-language": "vi" })
    assert.equal(vietnamese.body.message, "Mạng của bạn vừa gửi nhiều yêu cầu. Vui lòng gửi lại sau giây lát.")
    assert.equal((await withProof(await solve(challenge))).status, 202)
    assert.equal((await subscribe(ELSEWHERE)).status, 202)
  })

  it("is accepted once", async () => {
    const proof = await solve((await exhaustBudget(HERE)).body.challenge)
    assert.equal((await withProof(proof)).status, 202)
    assert.deepEqual(outcome(await withProof(proof)), [429, "PROOF_REQUIRED"])
  })

  it("is refused for another network or purpose", async () => {
    const proof = await solve((await exhaustBudget(ELSEWHERE)).body.challenge)
    const { challenge } = (await exhaustBudget(HERE)).body
    assert.deepEqual(outcome(await withProof(proof)), [429, "PROOF_REQUIRED"])
    const look = (headers = {}) => api.request("/bookings/guest/emma@mail.example", { headers }, { ip: HERE })
    for (let n = 0; n < 2; n++) await look()
    assert.deepEqual(outcome(await look({ "x-proof": await solve(challenge) })), [429, "PROOF_REQUIRED"])
  })

  it("is refused if it is easier, wrong or malformed", async () => {
    const { challenge } = (await exhaustBudget(HERE)).body as { challenge: Challenge }
    const solution = await solveChallenge({ challenge, deriveKey })
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } }
    const forged = [
      { challenge: easier, solution: await solveChallenge({ challenge: easier, deriveKey }) },
      { challenge: { ...challenge, signature: "0".repeat(64) }, solution },
      { challenge: { parameters: challenge.parameters }, solution },
      { challenge, solution: { ...solution, counter: (solution?.counter ?? 0) + 1 } },
      { challenge, solution: { counter: -1, derivedKey: "zz" } },
      { challenge },
      [],
      null,
    ]
    const proofs = forged.map((proof) => Buffer.from(JSON.stringify(proof)).toString("base64"))
    for (const proof of [...proofs, "", "{", "A".repeat(3_000)])
      assert.deepEqual(outcome(await withProof(proof)), [429, "PROOF_REQUIRED"], proof)
  })

  it("does not help once its own limit is used up", async () => {
    const { challenge } = (await exhaustBudget(HERE)).body
    assert.equal((await withProof(await solve(challenge))).status, 202)
    const next = (await subscribe(HERE)).body.challenge
    assert.deepEqual(outcome(await withProof(await solve(next))), [429, "TOO_MANY_REQUESTS"])
  })
})

describe("solvedChallenge", () => {
  const secret = "of a test"
  const solvedIn = async (seconds: number) => {
    const expiresAt = Math.floor(Date.now() / 1000) + seconds
    const work = { algorithm: "PBKDF2/SHA-256", cost: 1, deriveKey, data: { purpose: "test" } }
    const challenge = await createChallenge({ ...work, expiresAt, hmacSignatureSecret: secret })
    return solvedChallenge(await solve(challenge), "test", secret)
  }

  it("accepts a solution until its challenge expires", async () => {
    assert.match((await solvedIn(3600)) ?? "", /^[0-9a-f]{64}$/)
    assert.equal(await solvedIn(-1), undefined)
  })
})
