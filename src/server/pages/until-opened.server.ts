import type { Context, MiddlewareHandler } from "hono"
import { getCookie } from "hono/cookie"
import { isPrefixed, withoutPrefix, withPrefix } from "#i18n/address.ts"
import { isStaff } from "#lib/roles.ts"
import { findCaller } from "#server/auth/authorize.server.ts"
import { findLinkedUser } from "#server/auth/file-links.server.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import { HttpError } from "#server/errors.server.ts"

/** Shows the whole site to who has it, before it is opened. The page cache leaves such requests out. */
export const PREVIEW_COOKIE = "sitePreview"
const KIND = "site preview"
export const PREVIEW_SECONDS = 12 * 3600

export async function sealPreview(now = Date.now()): Promise<string> {
  return (await sealer(KIND))("", now + PREVIEW_SECONDS * 1000)
}

/** What staff, monitors and guests with a booking need before the site is opened. */
const ALWAYS = [
  /^\/(staff|assets|media|language|\.well-known)(\/|$)/,
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
  const seal = getCookie(c, PREVIEW_COOKIE)
  if (seal !== undefined && (await isSealed(seal, KIND, ""))) return true
  const user = (await findCaller(c)) ?? (await findLinkedUser(c))
  return user !== undefined && isStaff(user)
}

function notOpen(): HttpError {
  return new HttpError(503, "UNAVAILABLE", {
    en: "This site isn't open yet. Please come back soon.",
    vi: "Trang web chưa mở. Mời bạn quay lại sau.",
  })
}
