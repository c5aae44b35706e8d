import type { Config } from "./config.server.ts"

let address = "http://localhost:3000"

/** Tells the process where the public finds the site; before anything is served. */
export function openAt({ siteUrl }: Pick<Config, "siteUrl">): void {
  address = siteUrl
}

/** The origin of links that leave the site in a document: the configured one, never that of a Host header. */
export function publicAddress(): string {
  return address
}
