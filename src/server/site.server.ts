import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono } from "hono"
import { api } from "#api.server.ts"
import { feeds } from "#features/blog/feed.server.ts"
import { webManifest } from "#features/settings/web-manifest.server.ts"
import { forms } from "#form-posts.server.ts"
import { findIp } from "./client-ip.server.ts"
import type { Config } from "./config.server.ts"
import { answerError, errorsOnly, notFound } from "./errors.server.ts"
import { formPosts } from "./form-posts.server.ts"
import { openTo, securityHeaders } from "./headers.server.ts"
import { chooseLanguage } from "./language-choice.server.ts"
import { mediaRoutes } from "./media.server.ts"
import { type RenderPage, servePage } from "./pages.server.ts"
import { projectRoot } from "./project-root.server.ts"
import { RememberingRouter } from "./remembering-router.server.ts"
import { robots } from "./robots.server.ts"
import { sitemaps } from "./sitemap.server.ts"
import { socialImages } from "./social-image.server.ts"

export type Site = ReturnType<typeof createSite>

const BUILT = join(projectRoot, "dist/client")
const FOR_EVER = "public, max-age=31536000, immutable"

type SiteConfig = Pick<Config, "siteUrl" | "demo" | "corsOrigins" | "trustedProxies">

/** Everything behind the address of the site: API, pictures, built files, pages. */
export function createSite(renderPage: RenderPage, config: SiteConfig) {
  return new Hono({ router: new RememberingRouter() })
    .use(errorsOnly)
    .use(securityHeaders(config))
    .use("/api/*", openTo(config.corsOrigins), findIp(config))
    .route("/", api)
    .all("/api/*", () => {
      throw notFound("Endpoint")
    })
    .get("/robots.txt", robots(config))
    .route("/", sitemaps(config))
    .route("/", feeds(config))
    .route("/media/social", socialImages(renderPage, config))
    .route("/media", mediaRoutes)
    .use(
      "/assets/*",
      serveStatic({ root: BUILT, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", FOR_EVER) }),
    )
    .get("/sw.js", serveStatic({ root: BUILT, precompressed: true, onFound: asWorker }))
    .get("/manifest.webmanifest", webManifest)
    .get("/:icon{favicon\\.(?:svg|ico)|apple-touch-icon\\.png}", serveStatic({ root: BUILT, onFound: keepForADay }))
    .get("/language/:language{en|vi}", chooseLanguage)
    .route("/", formPosts(forms, renderPage, config))
    .get("*", servePage(config.demo ? renderPage : withoutStyleguide(renderPage), config))
    .onError(answerError)
}

/** Asked about each time, so that a new build is heard of; it may fetch from here, as pages may. */
function asWorker(_path: string, c: Context): void {
  c.header("Cache-Control", "no-cache")
  c.header("Content-Security-Policy", "default-src 'self'")
}

function keepForADay(_path: string, c: Context): void {
  c.header("Cache-Control", "public, max-age=86400")
}

/** The living page of all parts is for those who build the site: a real company's site has no such page. */
function withoutStyleguide(renderPage: RenderPage): RenderPage {
  return (href, ...rest) =>
    renderPage(/^(\/vi)?\/styleguide\b/.test(href) ? `${href.split("?")[0]}-hidden` : href, ...rest)
}
