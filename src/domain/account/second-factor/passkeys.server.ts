import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server"
import { COSEALG, decodeClientDataJSON } from "@simplewebauthn/server/helpers"
import { and, asc, eq } from "drizzle-orm"
import type * as z from "zod"
import { consumeToken, createLink } from "#server/auth/one-time-tokens.server.ts"
import { getSiteUrl, siteName } from "#server/config/running-config.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type HttpError, invalid } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { factorMessages } from "./messages.ts"
import { passkeys } from "./second-factor.table.server.ts"
import { MAX_PASSKEYS, type NewPasskey, type UsedPasskey } from "./second-factor.ts"
import type * as shapes from "./shapes.server.ts"

type Passkey = typeof passkeys.$inferSelect
type PasskeyOptions = z.infer<typeof shapes.passkeyOptions>

/** Purposes of challenges. Their subject says who was challenged: nobody in particular when a passkey is the whole sign-in. */
const REGISTER = "passkey-register"
const CONFIRM = "passkey-confirm"
const SIGN_IN = "passkey-sign-in"
/** What every authenticator knows. By default the library also offers what Node's WebCrypto calls experimental. */
const ALGORITHMS = { supportedAlgorithmIDs: [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256] }
const CHALLENGE_LIFE_MS = 5 * 60_000
const NOBODY = ""

/** Whom a challenge is for: an account, in one session or with one ticket, by the hash of its token. */
export type Challenged = { userId: string; tokenHash: string }

const subjectOf = ({ userId, tokenHash }: Challenged) => `${userId} ${tokenHash}`

export function listPasskeys(userId: string, database: Database = db): Promise<Passkey[]> {
  return database.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.createdAt))
}

/** Returns what a browser needs to make a passkey. */
export async function startPasskey(
  { name, email }: { name: string; email: string },
  challenged: Challenged,
): Promise<PasskeyOptions> {
  const known = await listPasskeys(challenged.userId)
  const options = await generateRegistrationOptions({
    rpName: siteName(),
    rpID: siteName(),
    userName: email,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(challenged.userId)),
    challenge: await newChallenge(REGISTER, subjectOf(challenged)),
    excludeCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    ...ALGORITHMS,
    authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
  })
  return { ...options }
}

/** Returns how to store a new passkey within a transaction. @throws invalid if it can't be verified */
export async function verifyNewPasskey(
  { name, passkey }: { name: string; passkey: NewPasskey },
  challenged: Challenged,
): Promise<(transaction: Database) => Promise<void>> {
  const { clientDataJSON, attestationObject, transports = [] } = passkey.response
  const expectedChallenge = await takeChallenge(clientDataJSON, REGISTER, subjectOf(challenged))
  const { registrationInfo } = await orRefuse(
    verifyRegistrationResponse({
      response: { ...passkey, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge,
      ...expectedSite(),
      ...ALGORITHMS,
      requireUserVerification: false,
    }),
  )
  if (!registrationInfo) throw passkeyRefused()
  const { id: credentialId, publicKey, counter } = registrationInfo.credential
  const { userId } = challenged
  const stored = { userId, name, credentialId, publicKey: encode(publicKey), counter, transports }
  return async (transaction) => {
    if ((await transaction.$count(passkeys, eq(passkeys.userId, userId))) >= MAX_PASSKEYS)
      throw invalid([{ field: "passkey", message: factorMessages.tooManyPasskeys }])
    const added = await transaction.insert(passkeys).values(stored).onConflictDoNothing().returning()
    if (added.length === 0) throw passkeyRefused()
  }
}

/** Returns what a browser needs to use one of an account's passkeys as the second step. */
export async function challengePasskeys(challenged: Challenged): Promise<PasskeyOptions> {
  const known = await listPasskeys(challenged.userId)
  const options = await generateAuthenticationOptions({
    rpID: siteName(),
    challenge: await newChallenge(CONFIRM, subjectOf(challenged)),
    allowCredentials: known.map(({ credentialId: id, transports }) => ({ id, transports })),
    userVerification: "discouraged",
  })
  return { ...options }
}

/** Returns what a browser needs to sign in by a passkey alone, which verifies its owner by finger, face or PIN. */
export async function challengeAnyPasskey(): Promise<PasskeyOptions> {
  const challenge = await newChallenge(SIGN_IN, NOBODY)
  return { ...(await generateAuthenticationOptions({ rpID: siteName(), challenge, userVerification: "required" })) }
}

/** A verified passkey. `use` records that it was used, and returns false if it has been removed meanwhile. */
type Verified = { userId: string; use: (transaction: Database) => Promise<boolean> }

/** Checks a passkey: without `challenged` as the whole sign-in. @throws invalid if it can't be verified */
export async function verifyPasskey(passkey: UsedPasskey, challenged?: Challenged): Promise<Verified> {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, passkey.id))
  const isTheirs = found && (!challenged || found.userId === challenged.userId)
  if (!isTheirs) throw passkeyRefused()
  const { clientDataJSON } = passkey.response
  const expectedChallenge = challenged
    ? await takeChallenge(clientDataJSON, CONFIRM, subjectOf(challenged))
    : await takeChallenge(clientDataJSON, SIGN_IN, NOBODY)
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: { ...passkey, clientExtensionResults: {} },
      expectedChallenge,
      ...expectedSite(),
      credential: { id: found.credentialId, publicKey: decode(found.publicKey), counter: found.counter },
      requireUserVerification: !challenged,
    }),
  )
  if (!verified) throw passkeyRefused()
  const used = { counter: authenticationInfo.newCounter, usedAt: new Date() }
  return {
    userId: found.userId,
    use: async (transaction) =>
      (await transaction.update(passkeys).set(used).where(eq(passkeys.id, found.id)).returning()).length > 0,
  }
}

/** Returns whether the account had this passkey. */
export async function removePasskey(userId: string, id: string, transaction: Database): Promise<boolean> {
  if (!isUuid(id)) return false
  const theirs = and(eq(passkeys.id, id), eq(passkeys.userId, userId))
  return (await transaction.delete(passkeys).where(theirs).returning()).length > 0
}

export async function removePasskeys(userId: string, transaction: Database): Promise<number> {
  return (await transaction.delete(passkeys).where(eq(passkeys.userId, userId)).returning()).length
}

/** A challenge is the secret of a one-time link: stored as a hash, good once, and swept when it has expired. */
async function newChallenge(purpose: string, subject: string) {
  return decode(await createLink(purpose, subject, CHALLENGE_LIFE_MS))
}

/** Uses up the challenge that a browser has answered. @throws invalid if it was another's, used before or has expired */
async function takeChallenge(clientDataJSON: string, purpose: string, subject: string): Promise<string> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === undefined || (await consumeToken(purpose, challenge, db)) !== subject) throw passkeyRefused()
  return challenge
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const { challenge } = decodeClientDataJSON(clientDataJSON)
    return typeof challenge === "string" ? challenge : undefined
  } catch {
    return undefined
  }
}

const expectedSite = () => ({ expectedOrigin: new URL(getSiteUrl()).origin, expectedRPID: siteName() })

/** The library throws for each thing that is wrong. Which one it was helps only attackers. */
function orRefuse<T>(verification: Promise<T>): Promise<T> {
  return verification.catch(() => {
    throw passkeyRefused()
  })
}

export function passkeyRefused(): HttpError {
  return invalid([{ field: "passkey", message: factorMessages.passkeyRefused }])
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url")
const decode = (text: string) => new Uint8Array(Buffer.from(text, "base64url"))
