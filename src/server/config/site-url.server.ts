import type { Config } from "./config.server.ts"

let address = "http://localhost:3000"

export function setSiteUrl({ siteUrl }: Pick<Config, "siteUrl">): void {
  address = siteUrl
}

/** Returns the configured origin for links in documents. Never use a Host header for them. */
export function getSiteUrl(): string {
  return address
}

/** Returns the site's domain, by which authenticator apps and passkeys name it. */
export function siteName(): string {
  return new URL(address).hostname
}
