import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import { api } from "#api.server.ts"
import type { Config } from "./config.server.ts"
import { answerError } from "./errors.server.ts"
import { securityHeaders } from "./headers.server.ts"
import { mediaRoutes } from "./media.server.ts"
import { type RenderPage, servePage } from "./pages.server.ts"
import { projectRoot } from "./project-root.server.ts"

export type Site = ReturnType<typeof createSite>

const BUILT = join(projectRoot, "dist/client")
const FOR_EVER = "public, max-age=31536000, immutable"

/** Everything behind the address of the site: API, pictures, built files, pages. */
export function createSite(renderPage: RenderPage, config: Pick<Config, "siteUrl">) {
  return new Hono()
    .use(securityHeaders(config))
    .use("/api/*", bodyLimit({ maxSize: 12 * 1024 * 1024 }))
    .route("/", api)
    .route("/media", mediaRoutes)
    .use(
      "/assets/*",
      serveStatic({ root: BUILT, precompressed: true, onFound: (_path, c) => c.header("Cache-Control", FOR_EVER) }),
    )
    .get("*", servePage(renderPage, config))
    .onError(answerError)
}
