import { createHash, randomBytes } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Context, Hono } from "hono"
import { languageOf } from "#i18n/accept-language.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { missingFilesScript } from "#lib/missing-parts.ts"
import { hanoiDate } from "#lib/today.ts"
import { pagePolicy } from "#server/http/security-headers.server.ts"
import { projectRoot } from "#server/project-root.server.ts"
import { xmlText } from "./xml.server.ts"

const BUILT = join(projectRoot, "dist/staff")

type FindCompany = () => Promise<{ companyName: LocalizedContent }>

/** Serves the back office: one page for all its addresses, never cached. Data comes from the API alone. */
export const staffPages = (findCompany: FindCompany) => new Hono().get("*", (c) => sendStaffPage(c, findCompany))

const SCRIPT = missingFilesScript()
const SCRIPT_HASH = createHash("sha256").update(SCRIPT).digest("base64")

let page: string | undefined

async function sendStaffPage(c: Context, findCompany: FindCompany) {
  page ??= readFileSync(join(BUILT, "index.html"), "utf8").replace("<head>", () => `<head><script>${SCRIPT}</script>`)
  const { companyName } = await findCompany()
  const nonce = randomBytes(16).toString("base64url")
  c.header("Cache-Control", "no-store")
  // Material UI writes its styles into the page, with the nonce. Previews of mails have theirs in attributes.
  const policy = pagePolicy(
    `script-src 'self' 'sha256-${SCRIPT_HASH}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
  )
  c.header("Content-Security-Policy", policy)
  c.header("X-Robots-Tag", "noindex, nofollow")
  const shown = page
    .replace("{{nonce}}", nonce)
    .replace("{{company}}", () => xmlText(inLanguage(companyName, languageOf(c))))
    .replace("<html", `<html data-today="${hanoiDate()}"`)
  return c.html(shown)
}
