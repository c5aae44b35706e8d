import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto"
import { isoCBOR } from "@simplewebauthn/server/helpers"
import { SITE } from "./api.ts"

type Options = { challenge: string }
/** What a test lets go wrong. */
type Changes = { origin?: string; rpId?: string; isVerified?: boolean; challenge?: string; counter?: number }

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 }
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64url")
const sha256 = (bytes: Uint8Array | string) => createHash("sha256").update(bytes).digest()

/** An authenticator in software with one passkey, which answers the options of the API as a browser does. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const id = randomBytes(16)
  let counter = 0

  const clientData = (type: string, { challenge }: Options, changes: Changes) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: changes.challenge ?? challenge,
        origin: changes.origin ?? SITE.siteUrl,
        crossOrigin: false,
      }),
    )
  const dataOf = (flags: number, { rpId = new URL(SITE.siteUrl).hostname, isVerified = true, ...changes }: Changes) => {
    const head = Buffer.alloc(5)
    head.writeUInt8(flags | FLAGS.present | (isVerified ? FLAGS.verified : 0))
    head.writeUInt32BE(changes.counter ?? ++counter, 1)
    return Buffer.concat([sha256(rpId), head])
  }
  const named = { id: base64(id), rawId: base64(id), type: "public-key" }

  return {
    /** Answers `navigator.credentials.create`. */
    create(options: Options, changes: Changes = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" })
      const key = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(y, "base64url"))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(key)])
      const authData = new Uint8Array(Buffer.concat([dataOf(FLAGS.attested, changes), attested]))
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ])
      const clientDataJSON = base64(clientData("webauthn.create", options, changes))
      const attestationObject = base64(isoCBOR.encode(attestation))
      return { ...named, response: { clientDataJSON, attestationObject, transports: ["internal"] } }
    },
    /** Answers `navigator.credentials.get`. */
    get(options: Options, changes: Changes = {}) {
      const client = clientData("webauthn.get", options, changes)
      const data = dataOf(0, changes)
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey)
      const response = { clientDataJSON: base64(client), authenticatorData: base64(data), signature: base64(signature) }
      return { ...named, response }
    },
  }
}
