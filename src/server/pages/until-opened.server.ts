import type { Context, MiddlewareHandler } from "hono"
import { getCookie } from "hono/cookie"
import { isPrefixed, withoutPrefix, withPrefix } from "#i18n/address.ts"
import { isStaff } from "#lib/roles.ts"
import { findCaller } from "#server/auth/authorize.server.ts"
import { findLinkedUser } from "#server/auth/file-links.server.ts"
import { findActiveUser } from "#server/auth/find-signed-in.server.ts"
import type { User } from "#server/auth/present-user.server.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"

/** Shows the whole site to who has it, before it is opened. The page cache leaves such requests out. */
export const PREVIEW_COOKIE = "sitePreview"
const KIND = "site preview"
export const PREVIEW_SECONDS = 12 * 3600

/** Returns the cookie of a colleague, which ends with the account. */
export async function sealPreview({ _id }: Pick<User, "_id">, now = Date.now()): Promise<string> {
  return `${_id}.${(await sealer(KIND))(_id, now + PREVIEW_SECONDS * 1000)}`
}

async function findPreviewer(c: Context): Promise<User | undefined> {
  const [id = "", ...seal] = (getCookie(c, PREVIEW_COOKIE) ?? "").split(".")
  return isUuid(id) && (await isSealed(seal.join("."), KIND, id)) ? findActiveUser(id) : undefined
}

/** What staff, monitors and guests with a booking need before the site is opened. */
const ALWAYS = [
  /^\/(staff|assets|media(?!\/social\/)|language|\.well-known)(\/|$)/,
  // Other social images show what their pages do.
  /^\/media\/social\/(en|vi)\/soon(\.[0-9a-f]{12})?\.jpg$/,
  /^\/(currency|robots\.txt|sw\.js|manifest\.webmanifest|favicon\.ico|apple-touch-icon\.png|icon-[\w-]+\.png)$/,
  /^\/(soon|offline|login|forgot-password|reset-password|verify-email|bookings|plan|verify)(\/|$)/,
  /^\/api\/(auth|settings|health|warmup|docs|openapi\.json)(\/|$)/,
  /^\/api\/bookings\/./,
]

/** Shows visitors a page that says 'soon' until the company opens its site. */
export function untilOpened(findSettings: () => Promise<{ isOpen: boolean }>): MiddlewareHandler {
  return async (c, next) => {
    const path = withoutPrefix(c.req.path)
    if (ALWAYS.some((pattern) => pattern.test(path))) return next()
    if ((await findSettings()).isOpen || (await isColleague(c))) return next()
    if (path.startsWith("/api/")) throw notOpen()
    c.header("Cache-Control", "no-store")
    c.header("X-Robots-Tag", "noindex")
    return c.redirect(isPrefixed(c.req.path) ? withPrefix("/soon") : "/soon", 302)
  }
}

async function isColleague(c: Context): Promise<boolean> {
  return works(await findPreviewer(c)) || works(await findCaller(c)) || works(await findLinkedUser(c))
}

const works = (user: User | undefined) => user !== undefined && isStaff(user)

function notOpen(): HttpError {
  return new HttpError(503, "UNAVAILABLE", {
    en: "This site isn't open yet. Please come back soon.",
    vi: "Trang web chưa mở. Mời bạn quay lại sau.",
  })
}
