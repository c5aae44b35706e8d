import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono, type MiddlewareHandler } from "hono"
import { requestId } from "hono/request-id"
import { withVersionedImages } from "#server/pages/social-image-address.server.ts"
import { api } from "./api.server.ts"
import { feeds } from "./domain/blog/feed.server.ts"
import { brandRoutes } from "./domain/settings/logo/brand-routes.server.ts"
import { findSocialCompany } from "./domain/settings/logo/logo-pictures.server.ts"
import { findSettings, lastSettings } from "./domain/settings/settings.server.ts"
import { webManifest } from "./domain/settings/web-manifest.server.ts"
import type { Config } from "./server/config/config.server.ts"
import { notFound } from "./server/errors.server.ts"
import { clientIpMiddleware } from "./server/http/client-ip.server.ts"
import { answerError, errorsOnly } from "./server/http/error-handler.server.ts"
import { setCurrencyCookie, setLanguageCookie } from "./server/http/preference-cookies.server.ts"
import { countRefusedPages } from "./server/http/refusals/refused-requests.server.ts"
import { corsFor, securityHeaders } from "./server/http/security-headers.server.ts"
import { limitSearches } from "./server/limits/search-limit.server.ts"
import { withRequestId } from "./server/log.server.ts"
import { mediaRoutes } from "./server/media/media.server.ts"
import { requestLog } from "./server/observability/request-log.server.ts"
import { referenceFiles } from "./server/pages/api-reference.server.ts"
import { builtAssets } from "./server/pages/built-assets.server.ts"
import { formHandler } from "./server/pages/no-js/form-handler.server.ts"
import { type RenderPage, servePage } from "./server/pages/rendering.server.ts"
import { robots } from "./server/pages/robots.server.ts"
import { sitemaps } from "./server/pages/sitemap.server.ts"
import { socialImages } from "./server/pages/social-image.server.ts"
import { staffPages } from "./server/pages/staff-page.server.ts"
import { untilOpened } from "./server/pages/until-opened.server.ts"
import { projectRoot } from "./server/project-root.server.ts"
import { sitemapOf } from "./server/slice.server.ts"
import { forms, pages, pictures } from "./slices.server.ts"

export type Site = ReturnType<typeof createSite>

const BUILT = join(projectRoot, "dist/client")

type SiteConfig = Partial<Pick<Config, "hstsSubdomains" | "dataDir">> &
  Pick<Config, "siteUrl" | "demo" | "corsOrigins" | "trustedProxies">

/** `parts` are built from the slices. */
export function createSite(renderPage: RenderPage, config: SiteConfig, parts = { api, forms, pages, pictures }) {
  const renderShared = withVersionedImages(renderPage, findSocialCompany)
  return new Hono()
    .use(requestId())
    .use((c, next) => withRequestId(c.get("requestId"), next))
    .use(errorsOnly)
    .use(securityHeaders(config))
    .use(withoutWww(config))
    .use(clientIpMiddleware(config))
    .use(untilOpened(presentSettings))
    .use(countRefusedPages)
    .use("/api/*", requestLog, corsFor(config.corsOrigins))
    .route("/api/docs", referenceFiles)
    .route("/", parts.api)
    .all("/api/*", () => {
      throw notFound("Endpoint")
    })
    .get("/robots.txt", robots(config))
    .route("/", sitemaps(config, sitemapOf(parts.pages)))
    .route("/", feeds(config))
    .route("/media/social", socialImages(renderPage, config, findSocialCompany))
    .route("/", brandRoutes)
    .route("/media", mediaRoutes(parts.pictures))
    .route("/assets", builtAssets("client", "/assets", config.dataDir))
    .get("/sw.js", serveStatic({ root: BUILT, precompressed: true, onFound: asWorker }))
    .get("/manifest.webmanifest", webManifest)
    .route("/staff/assets", builtAssets("staff", "/staff/assets", config.dataDir))
    .route("/staff", staffPages(presentSettings))
    .get("/.well-known/change-password", changePassword)
    .get("/language/:language{en|vi}", setLanguageCookie(config))
    .get("/currency", setCurrencyCookie(config))
    .route("/", formHandler(parts, renderPage, config))
    .get("*", limitSearches, servePage(config.demo ? renderShared : withoutStyleguide(renderShared), config))
    .onError(answerError)
}

/** While the database is away, those that are known. */
const presentSettings = () => findSettings().catch(lastSettings)

/** Lets browsers notice a new service worker, which may fetch from this origin. */
function asWorker(_path: string, c: Context): void {
  c.header("Cache-Control", "no-cache")
  c.header("Content-Security-Policy", "default-src 'self'")
}

/** Leads password managers to the form: https://w3c.github.io/webappsec-change-password-url/ */
function changePassword(c: Context): Response {
  c.header("Cache-Control", "no-store")
  return c.redirect("/profile#password", 302)
}

/** Hides the style guide on a real company's site. */
function withoutStyleguide(renderPage: RenderPage): RenderPage {
  return (href, ...rest) =>
    renderPage(/^(\/vi)?\/styleguide\b/.test(href) ? `${href.split("?")[0]}-hidden` : href, ...rest)
}

/** Leads from `www.` to the site's own address, so that pages have one. */
function withoutWww({ siteUrl }: Pick<Config, "siteUrl">): MiddlewareHandler {
  const www = `www.${new URL(siteUrl).host}`
  return async (c, next) => {
    const { host, pathname, search } = new URL(c.req.url)
    if (host !== www) return next()
    return c.redirect(siteUrl + pathname + search, 308)
  }
}
