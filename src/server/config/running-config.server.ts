import type { Config } from "./config.server.ts"

type Sepay = { [Name in "sepaySecret" | "sepayApiKey" | "sepayRecord"]?: Config[Name] | undefined }
type Running = Pick<Config, "siteUrl" | "dataDir" | "smtpUrl"> & Sepay

let running: Running = { siteUrl: "http://localhost:3000", dataDir: "data", smtpUrl: undefined }

export function setRunningConfig({ siteUrl, dataDir, smtpUrl, sepaySecret, sepayApiKey, sepayRecord }: Running): void {
  running = { siteUrl, dataDir, smtpUrl, sepaySecret, sepayApiKey, sepayRecord }
}

export function runningConfig(): Readonly<Running> {
  return running
}

/** Returns the configured origin for links in documents. Never use a Host header for them. */
export function getSiteUrl(): string {
  return running.siteUrl
}

/** Returns the site's domain, by which authenticator apps and passkeys name it. */
export function siteName(): string {
  return new URL(running.siteUrl).hostname
}
