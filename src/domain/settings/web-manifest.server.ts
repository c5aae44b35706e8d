import type { Handler } from "hono"
import { languageOf } from "#i18n/accept-language.ts"
import { inLanguage } from "#i18n/localized.ts"
import { findSettings } from "./settings.server.ts"

export const webManifest: Handler = async (c) => {
  const lang = languageOf(c)
  const { companyName, companyDescription } = await findSettings()
  const name = inLanguage(companyName, lang)
  c.header("Cache-Control", "public, max-age=3600")
  c.header("Vary", "Accept-Language")
  return c.body(
    JSON.stringify({
      id: "/",
      name,
      short_name: name,
      description: inLanguage(companyDescription, lang),
      lang,
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#FBF6EC",
      theme_color: "#14302E",
      icons: [
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
        { src: "/apple-touch-icon.png", sizes: "180x180", type: "image/png" },
      ],
    }),
    200,
    { "content-type": "application/manifest+json; charset=utf-8" },
  )
}
