import { createHash } from "node:crypto"
import { inThrees } from "#domain/bookings/reference.server.ts"

const digest = (name: string) => createHash("sha256").update(`demo ${name}`).digest("hex")

/** Returns the same UUID for the same name. */
export function demoId(name: string): string {
  const hex = digest(name)
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  )
}

/** Returns letters and digits of the alphabet of references, which has no A and no E. */
export function demoSymbols(name: string, length: number): string {
  return digest(name).replaceAll("a", "m").replaceAll("e", "t").slice(0, length).toUpperCase()
}

export function demoReference(name: string): string {
  return `GHE-${inThrees(demoSymbols(name, 9))}`
}
